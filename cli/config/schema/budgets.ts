import { z } from "zod";

/** Parts of a page that can have a budget. */
export const BUDGET_PARTS = ["script", "styles", "images", "total"] as const;
export type BudgetPart = (typeof BUDGET_PARTS)[number];

const kilobytes = (what: string) =>
  z.number().positive().optional().describe(`Maximum size of ${what}, in kB (1,000 bytes).`);

const Budget = z.strictObject({
  script: kilobytes("scripts that a page loads before it is hydrated"),
  styles: kilobytes("stylesheets"),
  images: kilobytes("pictures and drawings, counting the largest file of each"),
  total: kilobytes("all of these, the document and its preloaded fonts"),
});

/** Budgets by page type: a template's name, or `default` for all others. */
export const Budgets = z.record(z.string(), Budget);
export type BudgetSettings = z.output<typeof Budgets>;
