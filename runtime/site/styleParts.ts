import { CLIENT_ATTRIBUTE } from "./parts.ts";
import { directionOf } from "./text.ts";
import { TEMPLATE_NAMES, type PageData } from "./page.ts";

/** A part of the styles: a file of `runtime/styles`, or a part of one that begins with `@include part`. */
interface StylePart {
  css: string;
  /** What markup has to contain so that a selector of the part matches: for each selector its classes. */
  needs: readonly (readonly string[])[];
  /** Whether modals need it, which pages open later. */
  isLate: boolean;
}

/** The styles of all pages. In a document the base comes first, then those for later, then those of the page. */
export interface Styles {
  /** Of every page. */
  base: string;
  /** In the order of the cascade; the project's own styles are last. */
  parts: readonly StylePart[];
}

/** Where a part begins (`runtime/styles/main.scss`, and the mixin `part`). */
const MARK = /\[styles=[^\]]*\]\s*\{\s*--begin:\s*(part|late|own);?\s*\}/;

/** What Vite writes at the end of a stylesheet. */
const END = /\s*\/\*\$vite\$[^*]*\*\/\s*$/;

/** Divides what the bundler made of `main.scss` and the project's own styles. */
export function divideStyles(css: string): Styles {
  const [base = "", ...marked] = css.replace(END, "").split(MARK);
  const parts = marked.flatMap((text, index): StylePart[] => {
    const kind = marked[index - 1];
    if (index % 2 === 0 || text.trim() === "") return [];
    return [{ css: text.trim(), needs: kind === "own" ? [[]] : needsOf(text), isLate: kind === "late" }];
  });
  return { base: base.trim(), parts };
}

/** Classes and directions that its selectors ask for. Classes in `:is()` and the like may be absent, so they don't count. */
function needsOf(css: string): string[][] {
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, text = ""]) => text.replace(/^[^]*;/, "").trim());
  return (
    selectors
      .filter((selector) => !/^(?:@|from\b|to\b|[\d.]+%)/.test(selector))
      // The minifier puts lists of selectors into `:is()`.
      .flatMap((selector) => withoutFunctions(selector.replace(/^:is\((.*)\)$/, "$1")).split(","))
      .map((selector) => [...new Set(selector.match(/\.[\w-]+|\[dir=rtl\]/g))])
  );
}

/** Removes functions like `:is()` from a selector, except what is in `:has()`: the page has to contain that. */
function withoutFunctions(selector: string): string {
  const shorter = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name, inner: string) => (name === "has" ? inner : ""));
  return shorter === selector ? selector : withoutFunctions(shorter);
}

/** The styles of modals, for pages that don't have them from the start. */
export const lateStyles = ({ parts }: Styles): string => joinParts(parts.filter(({ isLate }) => isLate));

/**
 * The styles that a page has besides the base: those of the elements in its body. Code of the project that runs in the
 * browser may show anything, so with it the page has all.
 */
export function pageStyles(
  { parts }: Styles,
  { page, language, body }: { page: Pick<PageData, "template">; language: string; body: string },
): string {
  const isOwn = !(TEMPLATE_NAMES as readonly string[]).includes(page.template) || body.includes(CLIENT_ATTRIBUTE);
  const found = new Set(directionOf(language) === "rtl" ? ["[dir=rtl]"] : []);
  for (const [, names = ""] of body.matchAll(/ class=["']?([^"'>]*)/g))
    for (const name of names.split(" ")) found.add(`.${name}`);
  const isNeeded = ({ needs, isLate }: StylePart) =>
    (isOwn && !isLate) || needs.some((classes) => classes.every((name) => found.has(name)));
  return joinParts(parts.filter(isNeeded));
}

/** The element that loads the base; it has the address of the styles that scripts load for modals. */
export const baseLink = (href: string, late: string): string =>
  `<link rel="stylesheet" href="${href}" data-styles="base" data-late="${late}">`;

export const pageLink = (href: string): string => `<link rel="stylesheet" href="${href}" data-styles="page">`;

const joinParts = (parts: readonly StylePart[]): string => parts.map(({ css }) => css).join("");
