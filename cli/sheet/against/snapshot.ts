/** What a page shows, element by element, in the order of the document: what can be seen of it, and nothing else. */
export interface PageSnapshot {
  elements: ShownElement[];
  /** Values of `VISUAL_PROPERTIES`, in their order: each combination once. */
  styles: string[][];
}

/** An element that is shown. `::before` and `::after` are elements too, children of their own. */
export interface ShownElement {
  /** Index of the element that it is in; -1 for the document's. */
  parent: number;
  /** `footer`, `::before`. */
  tag: string;
  classes: string[];
  /** Its own text, without that of the elements in it. */
  text: string;
  /** What picture it shows: addresses, or a hash of a drawing's code. */
  picture: string;
  /** Index in `styles`. */
  style: number;
  /** Which of the changed rules it follows: indexes in the list that was asked for. */
  rules: number[];
  box: Box;
}

/** In CSS pixels, from the page's upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Properties whose computed values say how an element looks. None depends on where the element is or on what is in it. */
export const VISUAL_PROPERTIES: readonly string[] = `
  color background-color background-image background-size background-repeat
  background-position-x background-position-y background-clip
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-style border-right-style border-bottom-style border-left-style
  border-top-color border-right-color border-bottom-color border-left-color
  border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius
  margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left
  top right bottom left width height min-width min-height max-width max-height aspect-ratio box-sizing
  display position float z-index overflow-x overflow-y vertical-align order
  flex-grow flex-shrink flex-basis flex-direction flex-wrap row-gap column-gap
  align-items align-content align-self justify-content justify-items justify-self
  grid-template-columns grid-template-rows grid-template-areas grid-auto-flow grid-auto-columns grid-auto-rows
  grid-column-start grid-column-end grid-row-start grid-row-end column-count column-width
  transform translate rotate scale opacity filter backdrop-filter mix-blend-mode
  box-shadow clip-path mask-image mask-size object-fit object-position fill stroke stroke-width
  font-family font-size font-weight font-style font-stretch font-variation-settings
  font-feature-settings font-variant-numeric font-variant-caps line-height letter-spacing word-spacing
  text-align text-transform text-indent text-shadow text-wrap-style text-wrap-mode white-space-collapse
  text-decoration-line text-decoration-style text-decoration-color text-decoration-thickness
  text-underline-offset hyphens overflow-wrap
  list-style-type list-style-image list-style-position direction writing-mode content
`
  .trim()
  .split(/\s+/);
