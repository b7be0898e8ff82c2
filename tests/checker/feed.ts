import { textsOf, type Element } from "./readXml.ts";

/** What a feed says, whatever its format. */
export interface Feed {
  /** Its own address, as it says. */
  self: string;
  /** The page that it follows. */
  page: string;
  entries: { id: string; page: string; files: string[] }[];
}

/** Takes what is wrong in a feed. */
export type Report = (what: string) => void;

/** The text of the one child of that name, which has to be there. */
export function requiredText(element: Element, name: string, report: Report): string {
  const [text = "", ...more] = textsOf(element, name);
  if (text === "") report(`${local(element.name)} has no ${local(name)}`);
  if (more.length > 0) report(`${local(element.name)} has ${more.length + 1} of ${local(name)}`);
  return text;
}

/** A name without its namespace, in marks. */
const local = (name: string): string => `\`${name.replace(/^\{.*\}/, "")}\``;

/** Addresses in HTML have to be absolute: a feed is read elsewhere. */
export const relativeIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !URL.canParse(address));
