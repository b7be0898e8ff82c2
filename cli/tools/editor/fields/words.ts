import type { EditorField } from "../../../../runtime/site/editor.ts";

/** Shorter words for keys that say little by themselves. */
const LABELS: Readonly<Record<string, string>> = {
  e164: "Number for links",
  to: "Link",
  href: "Link",
  alt: "What the picture shows",
  metadesc: "Description for search results",
  whatsapp: "WhatsApp",
  toc: "Table of contents",
  faq: "Questions and answers",
};

/** What a key is called for people: `dialCode` is `Dial code`. */
export function labelOf(key: string): string {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key.replace(/[-_]+/g, " ").replace(/(?<=[a-z\d])(?=[A-Z])/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\B[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** An explanation without code marks, and without what a browser would take for an element. */
export const plainText = (text: string): string => text.replaceAll("`", "").replace(/<([^<>]*)>/g, "[$1]");

/** The longest shared value that is shown whole. */
const LONGEST = 80;

/** What a field says of the value that all countries share. */
export function sharedHint(inherited: unknown): string | undefined {
  if (inherited === undefined) return undefined;
  if (typeof inherited === "object")
    return "All countries share this; what is written here replaces it in this country.";
  const text = String(inherited);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `Shared by all countries: “${shown}”. What is written here replaces it in this country.`;
}

/** Some sentences, without those that are not there. */
export const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** Keys by which people know an entry of a list. */
const NAMES = ["title", "name", "label", "question", "heading", "text", "slug", "value"];

/** What a closed entry of a list shows: one of its names, if it has any. */
export function summaryOf(fields: readonly EditorField[]): Pick<EditorField, "summary"> {
  const name = NAMES.find((key) => fields.some((field) => field.name === key));
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
}
