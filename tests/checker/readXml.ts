import { SaxesParser } from "saxes";

/** An element of XML. */
export interface Element {
  /** Namespace and local name: `{http://www.w3.org/2005/Atom}entry`; without the braces where it is in no namespace. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** Its own text. */
  text: string;
}

/** Reads a document; throws where it is not well-formed. */
export function readXml(text: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    const element: Element = {
      name: uri ? `{${uri}}${local}` : local,
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value])),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const add = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(text).close();
  const [first] = root.children;
  if (!first) throw new Error("there is no element");
  return first;
}

/** The children of that name. */
export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);

/** The texts of the children of that name. */
export const textsOf = (element: Element, name: string): string[] =>
  childrenOf(element, name).map(({ text }) => text.trim());
