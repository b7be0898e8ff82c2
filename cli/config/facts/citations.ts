import { mapValues } from "../../core/lookups.ts";
import type { Mistake } from "../../core/problems/problem.ts";

/** A citation of a fact: `{{fact:au.permit.fee}}`, or `{{fact:au.permit.fee plain}}` for the value alone. */
export interface Citation {
  /** The fact's id in countries/facts.yaml. */
  id: string;
  /** Without the amount in the reader's currency, and without a period such as `a year`. */
  plain: boolean;
}

const CITATION = /\{\{fact:([a-z\d]+(?:[.-][a-z\d]+)*)( plain)?\}\}/g;

/** An attempted citation, with wrong signs or spaces. */
const ATTEMPT = /\{\{\s*(?:facts?\b|site[.:])[^{}\n]*\}{0,2}/gi;

/** The citation at an offset, and its length. */
export function citationAt(text: string, offset: number): (Citation & { length: number }) | undefined {
  const [found] = text.startsWith("{{fact:", offset) ? text.slice(offset, offset + 200).matchAll(CITATION) : [];
  if (found?.index !== 0) return undefined;
  const [{ length }, id = "", plain] = found;
  return { id, plain: plain !== undefined, length };
}

/** Replaces the citations in a text; undefined keeps one. */
export function replaceCitations(text: string, replace: (citation: Citation) => string | undefined): string {
  if (!text.includes("{{fact:")) return text;
  const shown = (written: string, id: string, plain?: string) => replace({ id, plain: plain !== undefined }) ?? written;
  return text.replace(CITATION, shown);
}

export const citedIn = (text: string): string[] =>
  text.includes("{{fact:") ? [...new Set([...text.matchAll(CITATION)].map(([, id = ""]) => id))] : [];

export const brokenCitations = (text: string): string[] =>
  text.includes("{{") ? (text.replace(CITATION, "").match(ATTEMPT) ?? []) : [];

export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  return mapValues(value, (inner: unknown) => mapTexts(inner, change)) as T;
}

/** Path of the first string that contains a text; undefined if none does. */
export function findText(value: unknown, written: string): PropertyKey[] | undefined {
  if (typeof value === "string") return value.includes(written) ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = findText(inner, written);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}

export const brokenCitation = (written: string): Mistake => ({
  code: "fact-citation",
  message: `\`${written}\` is not a valid citation of a fact`,
  why: "Visitors would see the braces.",
  hint: "Write `{{fact:`, the fact's id and `}}`. To show the value alone, write `{{fact:au.permit.fee plain}}`.",
});
