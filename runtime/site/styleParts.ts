import { CLIENT_ATTRIBUTE } from "./parts.ts";
import { directionOf } from "./text.ts";

/** A part of the styles: a file of `runtime/styles`, or a part of one that begins with `@include part`. */
interface StylePart {
  css: string;
  /** What markup has to contain so that a selector of the part matches: for each selector its classes. */
  needs: readonly (readonly string[])[];
  /** Whether modals need it, which pages open later. */
  isLate: boolean;
}

/** The styles of every page, and parts in the order of the cascade: base, later, page, the project's own last. */
export type Styles = { base: string; parts: readonly StylePart[] };

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

/** Returns a function that gives a page's styles by its classes; all, if a section of the project may show anything. */
export function findStyles({ parts }: Styles, language: string) {
  const direction = directionOf(language) === "rtl" ? ["[dir=rtl]"] : [];
  /** By the classes of a page: most pages of a kind have the same. */
  const found = new Map<string, string>();
  return (body: string): string => {
    const hasClient = body.includes(CLIENT_ATTRIBUTE);
    const attributes = [...classAttributes(body)].sort();
    const key = JSON.stringify([hasClient, ...attributes]);
    const known = found.get(key);
    if (known !== undefined) return known;
    const names = new Set([...direction, ...attributes.flatMap((value) => value.split(" ")).map((name) => `.${name}`)]);
    const isNeeded = ({ needs, isLate }: StylePart) =>
      (hasClient && !isLate) || needs.some((classes) => classes.every((name) => names.has(name)));
    const css = joinParts(parts.filter(isNeeded));
    found.set(key, css);
    return css;
  };
}

/** Values of `class` in markup, in quotes or without. */
function classAttributes(markup: string): Set<string> {
  const values = new Set<string>();
  for (const text of markup.split(/\sclass=/).slice(1)) {
    const quote = text.startsWith('"') ? '"' : "'";
    values.add(text.startsWith(quote) ? text.slice(1, text.indexOf(quote, 1)) : (/^[^\s>]*/.exec(text)?.[0] ?? ""));
  }
  return values;
}

/** The element that loads the base; it has the address of the styles that scripts load for modals. */
export const baseLink = (href: string, late: string): string =>
  `<link rel="stylesheet" href="${href}" data-styles="base" data-late="${late}">`;

export const pageLink = (href: string): string => `<link rel="stylesheet" href="${href}" data-styles="page">`;

const joinParts = (parts: readonly StylePart[]): string => parts.map(({ css }) => css).join("");
