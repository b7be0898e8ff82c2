import { escapeHtml } from "../../runtime/site/html.ts";
import { BUDGET_PARTS, type BudgetPart, type BudgetSettings } from "../config/schema/budgets.ts";
import { budgetOf } from "../render/weights/checkBudgets.ts";
import type { PageWeight } from "../render/weights/weighSite.ts";
import { bytes } from "../report/table.ts";
import { htmlTable } from "../report/toolPage.ts";

const NAMES: Record<BudgetPart, string> = { script: "scripts", styles: "styles", images: "pictures", total: "total" };

/** What pages of each type weigh: the median and the heaviest one, beside the budget. */
export function pageTypes(weights: readonly PageWeight[], budgets: BudgetSettings): string {
  const types = [...new Set(weights.map(({ template }) => template))].sort();
  return htmlTable(
    "Page types",
    ["type", "pages", ...BUDGET_PARTS.map((part) => NAMES[part])],
    types.map((type) => {
      const pages = weights.filter(({ template }) => template === type);
      return [
        escapeHtml(type),
        String(pages.length),
        ...BUDGET_PARTS.map((part) => cell(pages, part, budgetOf(budgets, type, part)?.limit)),
      ];
    }),
    ["pages", ...Object.values(NAMES)],
  );
}

function cell(pages: readonly PageWeight[], part: BudgetPart, limit: number | undefined): string {
  const sizes = pages.map((page) => page[part]).sort((a, b) => a - b);
  const [median = 0, most = 0] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  const heaviest = limit !== undefined && most > limit ? `<span class="over">${bytes(most)}</span>` : bytes(most);
  const range = bytes(median) === bytes(most) ? heaviest : `${bytes(median)} – ${heaviest}`;
  return limit === undefined ? range : `${range}<br><small class="quiet">of ${bytes(limit)}</small>`;
}
