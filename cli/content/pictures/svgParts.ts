/** Elements that draw, or hold what draws (https://www.w3.org/TR/SVG2/eltindex.html). All others are refused: they run, load or change. */
const ELEMENTS = new Set(
  `svg g defs symbol use switch view title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath image a
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);

/** Namespaces of drawing programs: what browsers know nothing of. */
const EDITORS = /^(?:inkscape|sodipodi|rdf|cc|dc|sketch|serif|figma|xmp|x|i|graph|ns\d*|bx):/i;

/** Why an element may not be there; undefined where it may. */
export const elementMistake = (name: string): string | undefined =>
  EDITORS.test(name) || ELEMENTS.has(name.toLowerCase())
    ? undefined
    : `The element \`${name}\` can run something, or load something from elsewhere.`;

/** Why an attribute may not be there; undefined where it may. */
export function attributeMistake(name: string, value: string): string | undefined {
  const local = name.toLowerCase().split(":").at(-1) ?? "";
  if (local.startsWith("on")) return `The attribute \`${name}\` runs a script.`;
  if ((local === "href" || local === "src") && !isOwn(value))
    return `The attribute \`${name}\` leads somewhere else than to a part of the drawing.`;
  if (local === "attributename" && /^\s*(?:on|(?:xlink:)?href)/i.test(value))
    return `The attribute \`${name}\` changes an address or a script.`;
  return refersElsewhere(value) ? `The attribute \`${name}\` loads something from elsewhere.` : undefined;
}

/** Why the text of a `style` element may not be there; undefined where it may. */
export const styleMistake = (css: string): string | undefined =>
  /@import|\\|image-set\(/i.test(css) || refersElsewhere(css) ? "Its styles load something from elsewhere." : undefined;

/** True for a part of the drawing itself, and for pixels that are in the file. */
const isOwn = (target: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i.test(target) || target.trim() === "";

/** True for CSS values that name an address outside of the file. */
const refersElsewhere = (css: string): boolean =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, target = ""]) => !isOwn(target));
