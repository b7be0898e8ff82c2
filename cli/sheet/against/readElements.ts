import type { PageSnapshot, ShownElement } from "./snapshot.ts";

/** The part of the browser's API that the function below uses. It runs in the page; the command line is compiled without DOM types. */
interface Window {
  document: {
    documentElement: Element;
    getElementById(id: string): Element | null;
    body: Element;
  };
  location: { origin: string };
  scrollX: number;
  scrollY: number;
  getComputedStyle(element: Element, pseudo?: string): Style;
}

interface Style {
  getPropertyValue(name: string): string;
}

interface Element {
  localName: string;
  nodeType: number;
  textContent: string | null;
  classList: Iterable<string>;
  children: Iterable<Element>;
  childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
  parentElement: Element | null;
  outerHTML: string;
  innerHTML: string;
  value?: string;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Element>;
  matches(selector: string): boolean;
  checkVisibility(options: { checkOpacity: boolean; checkVisibilityCSS: boolean }): boolean;
  computedStyleMap(): { get(name: string): { toString(): string } | null };
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}

/** What `readElements` is asked for. */
export interface SnapshotRequest {
  properties: readonly string[];
  /** Selectors of changed rules; `pseudo` is the pseudo-element that they end with. */
  rules: readonly { selector: string; pseudo: string }[];
}

/** Reads what the page shows. Runs in the page: it may use nothing from outside. */
export function readElements({ properties, rules }: SnapshotRequest): PageSnapshot {
  const window = globalThis as unknown as Window;
  const { document } = window;
  const elements: ShownElement[] = [];
  const styles: string[][] = [];
  const known = new Map<string, number>();

  const local = (text: string) => text.replaceAll(window.location.origin, "");
  const collapse = (text: string) => text.replace(/\s+/g, " ").trim();
  const hash = (text: string) => {
    let sum = 5381;
    for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
    return `${text.length}-${sum.toString(36)}`;
  };
  const keepStyle = (values: string[]): number => {
    const key = values.join("\n");
    const index = known.get(key) ?? styles.push(values) - 1;
    known.set(key, index);
    return index;
  };
  const follows = (element: Element, pseudo: string): number[] =>
    rules.flatMap((rule, index) => {
      if (rule.pseudo !== pseudo) return [];
      try {
        return element.matches(rule.selector) ? [index] : [];
      } catch {
        return [];
      }
    });
  // A computed value, unlike a used one, does not depend on the place that the element has.
  const ownStyle = (element: Element): string[] => {
    const map = element.computedStyleMap();
    return properties.map((name) => local(String(map.get(name) ?? "")));
  };
  // Of pseudo-elements only used values can be read: their sizes are left out.
  const pseudoStyle = (style: Style): string[] =>
    properties.map((name) =>
      /^(?:width|height|top|right|bottom|left|margin-|grid-template|transform)/.test(name)
        ? ""
        : local(style.getPropertyValue(name)),
    );
  const drawing = (element: Element): string => {
    const used = [...element.querySelectorAll("use")].map(
      (use) => document.getElementById((use.getAttribute("href") ?? "").slice(1))?.innerHTML ?? "",
    );
    const colours = [...element.querySelectorAll("[class]")].map((part) => {
      const style = window.getComputedStyle(part);
      return style.getPropertyValue("fill") + style.getPropertyValue("stroke");
    });
    return hash(element.outerHTML + used.join("") + colours.join(""));
  };
  const pictureOf = (element: Element): string => {
    if (element.localName === "svg") return drawing(element);
    if (element.localName !== "img") return "";
    const sources = element.parentElement?.localName === "picture" ? [...element.parentElement.children] : [element];
    const text = sources.map((source) => source.getAttribute("srcset") ?? source.getAttribute("src") ?? "").join(" ");
    return text.length > 400 ? hash(text) : local(text);
  };
  const textOf = (element: Element): string => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent ?? "");
    return collapse([...own, element.value ?? "", element.getAttribute("placeholder") ?? ""].join(" "));
  };

  const visit = (element: Element, parent: number): void => {
    const style = window.getComputedStyle(element);
    const contents = style.getPropertyValue("display") === "contents";
    if (!contents && !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    // Text for screen readers alone.
    const isClipped =
      style.getPropertyValue("overflow-x") !== "visible" || style.getPropertyValue("clip-path") !== "none";
    if (!contents && width <= 1 && height <= 1 && isClipped) return;
    const box = { x: x + window.scrollX, y: y + window.scrollY, width, height };
    const isLeaf = element.localName === "svg";
    const index =
      elements.push({
        parent,
        tag: element.localName,
        classes: [...element.classList],
        text: isLeaf || element.localName === "textarea" ? "" : textOf(element),
        picture: pictureOf(element),
        style: keepStyle(ownStyle(element)),
        rules: follows(element, ""),
        box,
      }) - 1;
    if (isLeaf) return;
    for (const pseudo of ["::before", "::after"]) {
      const own = window.getComputedStyle(element, pseudo);
      if (["none", "normal"].includes(own.getPropertyValue("content"))) continue;
      const common = { parent: index, tag: pseudo, classes: [], text: "", picture: "", box };
      elements.push({ ...common, style: keepStyle(pseudoStyle(own)), rules: follows(element, pseudo) });
    }
    for (const child of element.children) visit(child, index);
  };
  visit(document.documentElement, -1);
  return { elements, styles };
}
