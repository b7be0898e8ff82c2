import { z } from "zod";
import { either, formatted, map } from "../values/builders.ts";
import { ContentKey, Text } from "../values/primitives.ts";
import { PROBLEM_CODES } from "../../../core/problems/problem.ts";
import { suggest } from "../../../core/problems/suggest.ts";

const why = Text.optional().describe("The reason. Problems about this rule show it.");

const Guarded = either("Write a key as `contacts.email`, or a map with `key` or `page`, and `why`.", [
  z.string().min(1),
  map({ key: z.string().min(1).describe("A key of country files: `contacts.email`."), why }),
  map({ page: ContentKey.describe("A page, by its content key: `services/first-visit`."), why }),
]).transform((guarded): { key?: string | undefined; page?: string | undefined; why?: string | undefined } =>
  typeof guarded === "string" ? { key: guarded } : guarded,
);

export const Guards = z.array(Guarded).default([]);

/** A problem code. An enum would list a hundred codes in the reference; `sitegen explain` does that. */
const Code = formatted({
  test: (code) => Object.hasOwn(PROBLEM_CODES, code),
  code: "invalid-choice",
  message: (code) => `There is no code \`${code}\``,
  hint: "Write the code in brackets after the warning's message.",
  suggest: (code) => {
    const near = suggest(code, Object.keys(PROBLEM_CODES));
    return near && `Did you mean \`${near}\`?`;
  },
  example: "thin-content",
});

const Where = formatted({
  test: (path) => /^countries\/(?!.*(?:^|\/)\.\.(?:\/|$))/.test(path) && !/[*?\\]/.test(path),
  message: "The value is not a file or folder of the project",
  hint: "Write a file as problems name it, for example `countries/india.yaml`, or a folder with a final slash.",
  example: "countries/content/india/",
});

const Suppression = map({
  code: Code.describe("Code of the warnings, in brackets after their message."),
  in: Where.describe(
    "The file of the warnings: `countries/india.yaml`; or a folder, with a final slash: `countries/content/india/`.",
  ),
  why: Text.describe("Why the warnings are accepted, for later readers."),
}).meta({
  examples: [{ code: "thin-content", in: "countries/content/india/", why: "Short pages are what readers there want." }],
});

export const Suppressions = z.array(Suppression).default([]);

/** Parts of a page that can have a budget. */
export const BUDGET_PARTS = ["script", "styles", "images", "total"] as const;
export type BudgetPart = (typeof BUDGET_PARTS)[number];

const kilobytes = (what: string) =>
  z.number().positive().optional().describe(`Maximum size of ${what}, in kB (1,000 bytes).`);

const Budget = map({
  script: kilobytes("scripts that a page loads before it is hydrated"),
  styles: kilobytes("stylesheets"),
  images: kilobytes("pictures and drawings, counting the largest file of each"),
  total: kilobytes("all of these, the document and its preloaded fonts"),
});

/** Budgets by page type: a template's name, or `default` for all others. */
export const Budgets = z.record(z.string(), Budget);
export type BudgetSettings = z.output<typeof Budgets>;
