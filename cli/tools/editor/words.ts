import type { EditorField } from "../../../runtime/site/editor.ts";

/** Labels of keys that are not clear by themselves. */
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

/** The label of a key: `dialCode` becomes `Dial code`. */
export function labelOf(key: string): string {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key.replace(/[-_]+/g, " ").replace(/(?<=[a-z\d])(?=[A-Z])/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\B[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** A description without code marks, and without HTML tags. */
export const plainText = (text: string): string => text.replaceAll("`", "").replace(/<([^<>]*)>/g, "[$1]");

/** Longer shared values are cut. */
const MAX_LENGTH = 80;

/** A field's hint about the shared value. */
export function sharedHint(inherited: unknown): string | undefined {
  if (inherited === undefined) return undefined;
  if (typeof inherited === "object")
    return "All countries share this value. A value written here replaces it in this country.";
  const text = String(inherited);
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return `Shared by all countries: “${shown}”. A value written here replaces it in this country.`;
}

/** Joins sentences; undefined ones are left out. */
export const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** Keys that identify an entry of a list, best first. */
const NAMES = ["title", "name", "label", "question", "heading", "text", "slug", "value"];

/** The summary of a closed entry of a list. */
export function summaryOf(fields: readonly EditorField[]): Pick<EditorField, "summary"> {
  const name = NAMES.find((key) => fields.some((field) => field.name === key));
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
}
