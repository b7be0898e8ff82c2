import { SaxesParser } from "saxes";

/** A problem of an SVG, and its location in the text. */
export interface SvgMistake {
  kind: "unsafe" | "broken";
  why: string;
  offset: number;
  length: number;
}

/** A parsed SVG. */
export interface Svg {
  root: Readonly<Record<string, string>>;
  /** Whether it can be inlined into a page: it has no ids, styles or namespaces that could conflict. */
  isPlain: boolean;
}

/**
 * Parses an SVG, and rejects scripts and external resources. In an `<img>` they would be harmless, but the file's own
 * URL is on the site's origin (https://www.w3.org/TR/SVG2/conform.html#processing-modes).
 */
export function readSvg(text: string): Svg | SvgMistake {
  const parser = new SaxesParser({ position: true });
  const mistakes: SvgMistake[] = [];
  const path: string[] = [];
  let root: Svg["root"] | undefined;
  let isPlain = true;
  const at = (what: string) => Math.max(0, text.lastIndexOf(what, parser.position));
  const unsafe = (why: string | undefined, what: string) => {
    if (why !== undefined) mistakes.push({ kind: "unsafe", why, offset: at(what), length: what.length });
  };
  parser.on("error", ({ message }) => {
    const why = `The parser reports: ${message.replace(/^\d+:\d+: /, "")}`;
    mistakes.push({ kind: "broken", why, offset: Math.max(0, Math.min(parser.position, text.length) - 1), length: 1 });
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("<!ENTITY")) unsafe("It defines entities, which can hide its content.", "<!ENTITY");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) unsafe("It loads styles from another address.", "<?xml-stylesheet");
  });
  parser.on("opentagstart", ({ name }) => {
    path.push(name);
    if (!EDITORS.test(name) && !ELEMENTS.has(name.toLowerCase()))
      unsafe(`The element \`${name}\` can run scripts, or load something from another address.`, `<${name}`);
    if (name === "style" || name === "text" || name.includes(":")) isPlain = false;
  });
  parser.on("attribute", ({ name, value }) => {
    unsafe(attributeMistake(name, value), name);
    if (path.length > 1 && (name === "id" || name === "class" || name === "style")) isPlain = false;
  });
  parser.on("opentag", ({ attributes }) => {
    root ??= attributes as Svg["root"];
  });
  parser.on("closetag", () => void path.pop());
  const style = (css: string) => {
    if (path.at(-1)?.endsWith("style") && (/@import|\\|image-set\(/i.test(css) || refersElsewhere(css)))
      unsafe("Its styles load something from another address.", css.trim().slice(0, 20));
  };
  parser.on("text", style);
  parser.on("cdata", style);
  parser.write(text).close();
  const [first] = [...mistakes].sort((a, b) => Number(a.kind === "broken") - Number(b.kind === "broken"));
  return first ?? { root: root ?? {}, isPlain };
}

/** Allowed elements (https://www.w3.org/TR/SVG2/eltindex.html). Others may run or load something. */
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

/** Namespaces of drawing programs, which browsers ignore. */
const EDITORS = /^(?:inkscape|sodipodi|rdf|cc|dc|sketch|serif|figma|xmp|x|i|graph|ns\d*|bx):/i;

function attributeMistake(name: string, value: string): string | undefined {
  const local = name.toLowerCase().split(":").at(-1) ?? "";
  if (local.startsWith("on")) return `The attribute \`${name}\` runs a script.`;
  if ((local === "href" || local === "src") && !isOwn(value))
    return `The attribute \`${name}\` refers to something outside the drawing.`;
  if (local === "attributename" && /^\s*(?:on|(?:xlink:)?href)/i.test(value))
    return `The attribute \`${name}\` changes an address or a script.`;
  return refersElsewhere(value) ? `The attribute \`${name}\` loads something from another address.` : undefined;
}

/** Whether a reference stays within the file: a fragment or an embedded bitmap. */
const isOwn = (target: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i.test(target) || target.trim() === "";

/** Whether CSS refers to anything outside of the file. */
const refersElsewhere = (css: string): boolean =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, target = ""]) => !isOwn(target));
