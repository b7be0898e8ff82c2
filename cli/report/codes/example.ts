import type { ProblemCode } from "../problem.ts";

/**
 * Files by their names. Keys of a YAML file replace those of the first level that are there, others stay. `…` in Markdown
 * stands for the rest of what each page has: title, description and summary, or paragraphs. The mistake is between « and ».
 */
export type ExampleFiles = Readonly<Record<string, string | Unprintable>>;

/** A file that text can't show, in a few words. */
export interface Unprintable {
  is: string;
}

/** What there is to say of a problem's code, besides its rule. */
export interface CodeHelp {
  /** Why it matters, one or two sentences. */
  why: string;
  /** Files that both examples need. */
  given?: ExampleFiles;
  wrong: ExampleFiles;
  right: ExampleFiles;
  /** The usual correction, where the right example alone doesn't say it. */
  fix?: string;
  /** Where to read on, below docs/. */
  docs?: string;
}

/** Codes of one topic. */
export type Topic = Readonly<Partial<Record<ProblemCode, CodeHelp>>>;

export const NETWORK = "countries/network.yaml";
export const INDIA = "countries/india.yaml";
export const NEPAL = "countries/nepal.yaml";
/** Where the copy of all countries is. */
export const SHARED = "countries/content/shared";
/** Where copy of India's own is. */
export const OWN = "countries/content/india";

/** A page's Markdown: with `front` above it, and with `body` before the rest of its text. */
export const page = ({ front, body }: { front?: string; body?: string } = {}): string =>
  ["---", ...(front ? [front] : []), "…", "---", "", ...(body ? [body, ""] : []), "…"].join("\n");
