import { count, bytes } from "../core/console/text.ts";
import { escapeHtml } from "../../runtime/site/html.ts";
import { type BudgetSettings, BUDGET_PARTS, type BudgetPart } from "../config/schema/network/policies.ts";
import type { BuildReport } from "./changes/lastBuild.ts";
import type { PageWeight } from "./weights/weighSite.ts";
import { toolPage } from "../core/console/toolPage.ts";
import { budgetOf } from "./weights/checkBudgets.ts";

/** Contents of the report. */
export interface ReportData {
  report: BuildReport;
  weights: readonly PageWeight[];
  budgets: BudgetSettings;
  steps: readonly { name: string; seconds: number }[];
  /** Problems in the project, as text. */
  warnings: string;
}

const HEAVIEST = 20;
const FILES = 3;
const NUMBERS = ["pages", "rendered", "size", "seconds", "document", "scripts", "styles", "pictures", "fonts", "total"];

/** The HTML report of a build, in one file. */
export function htmlReport({ report, weights, budgets, steps, warnings }: ReportData): string {
  const sum = (key: "pages" | "rendered") => report.sites.reduce((total, site) => total + site[key], 0);
  const seconds = steps.reduce((total, step) => total + step.seconds, 0).toFixed(2);
  const longest = Math.max(...steps.map((step) => step.seconds), 0.01);
  const types = [...new Set(weights.map(({ template }) => template))].sort();
  const heaviest = [...weights].sort((a, b) => b.total - a.total).slice(0, HEAVIEST);
  return toolPage({
    title: "Build report",
    header: `<p>${count(sum("pages"), "page")} of ${count(report.sites.length, "site")}, ${sum("rendered")} of them rendered, in ${seconds} s. Sizes of text files are compressed with gzip.</p>`,
    style: STYLE,
    body: [
      tablePart(
        "Page types",
        ["type", "pages", ...BUDGET_PARTS.map((part) => NAMES[part])],
        types.map((type) => pageType(type, weights, budgets)),
      ),
      tablePart(
        "Heaviest pages",
        ["page", "type", "document", "scripts", "styles", "pictures", "fonts", "total", "largest files"],
        heaviest.map((page) => [
          `<code>${escapeHtml(page.path)}</code>`,
          escapeHtml(page.template),
          ...[page.document, page.script, page.styles, page.images, page.fonts, page.total].map(bytes),
          largestFiles(page),
        ]),
      ),
      tablePart(
        "Sites",
        ["site", "pages", "rendered", "size"],
        report.sites.map((site) => [
          escapeHtml(site.country),
          String(site.pages),
          String(site.rendered),
          bytes(site.bytes),
        ]),
      ),
      tablePart(
        "Steps",
        ["step", "seconds", ""],
        steps.map((step) => [
          escapeHtml(step.name),
          step.seconds.toFixed(2),
          `<span class="bar" style="inline-size:${Math.round((step.seconds / longest) * 100)}%"></span>`,
        ]),
      ),
      part("Notes", notes(report, warnings)),
    ].join("\n"),
  });
}

const part = (title: string, body: string) => `<section><h2>${title}</h2>\n${body}</section>`;

/** A part with a table. Cells are HTML. */
function tablePart(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const classes = head.map((name) => (NUMBERS.includes(name) ? ' class="number"' : ""));
  const cells = (row: readonly string[]) =>
    row.map((text, column) =>
      column === 0 ? `<th scope="row"${classes[0]}>${text}</th>` : `<td${classes[column]}>${text}</td>`,
    );
  const heads = head.map((name, column) => `<th scope="col"${classes[column]}>${escapeHtml(name)}</th>`);
  return part(
    title,
    `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(title)}"><table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row).join("")}</tr>`).join("\n")}
</tbody>
</table></div>`,
  );
}

const largestFiles = ({ files }: PageWeight): string =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, FILES)
    .map(
      ({ file, bytes: size }) =>
        `<code>${escapeHtml(file.replace(/^.*\//, ""))}</code> <span class="size">${bytes(size)}</span>`,
    )
    .join("<br>");

function notes({ notes: listed }: BuildReport, warnings: string): string {
  if (listed.length === 0 && warnings === "") return `<p class="quiet">No problems.</p>`;
  const list = listed.map((note) => `<li>${escapeHtml(note)}</li>`).join("\n");
  return `${list && `<ul>${list}</ul>`}${warnings && `<pre>${escapeHtml(warnings)}</pre>`}`;
}

const STYLE = `
.table{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.5rem .75rem;border-top:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400;overflow-wrap:normal}
thead th{border-top:0;color:var(--quiet);font-size:.8125rem;font-weight:600;white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
body{max-width:76rem;margin-inline:auto}
h2{margin:2rem 0 .75rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.375rem}
td:last-child:has(.bar){inline-size:50%}
.bar{display:block;block-size:.75rem;margin-block:.375rem;border-radius:99px;background:light-dark(#2b6cb0,#7db4e8)}
.size{white-space:nowrap}
.over{color:light-dark(#b3261e,#ff8a80);font-weight:700}
pre{overflow-x:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);font:.8125rem/1.5 ui-monospace,monospace}
`;

const NAMES: Record<BudgetPart, string> = { script: "scripts", styles: "styles", images: "pictures", total: "total" };

/** What the pages of a type weigh: the median and the heaviest one, beside the budget. */
function pageType(type: string, weights: readonly PageWeight[], budgets: BudgetSettings): string[] {
  const pages = weights.filter(({ template }) => template === type);
  const sizes = BUDGET_PARTS.map((part) => cell(pages, part, budgetOf(budgets, type, part)?.limit));
  return [escapeHtml(type), String(pages.length), ...sizes];
}

function cell(pages: readonly PageWeight[], part: BudgetPart, limit: number | undefined): string {
  const sizes = pages.map((page) => page[part]).sort((a, b) => a - b);
  const [median = 0, most = 0] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  const heaviest = limit !== undefined && most > limit ? `<span class="over">${bytes(most)}</span>` : bytes(most);
  const range = bytes(median) === bytes(most) ? heaviest : `${bytes(median)} – ${heaviest}`;
  return limit === undefined ? range : `${range}<br><small class="quiet">of ${bytes(limit)}</small>`;
}
