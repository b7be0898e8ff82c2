import { count, bytes } from "../core/console/text.ts";
import { escapeHtml } from "../../runtime/site/html.ts";
import { type BudgetSettings, BUDGET_PARTS, type BudgetPart } from "../config/schema/network/policies.ts";
import type { BuildReport } from "./changes/lastBuild.ts";
import type { PageWeight } from "./weights/weighSite.ts";
import { htmlTable, TABLE_STYLE, toolPage } from "../core/console/toolPage.ts";
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
  const pages = report.sites.reduce((sum, site) => sum + site.pages, 0);
  const rendered = report.sites.reduce((sum, site) => sum + site.rendered, 0);
  return toolPage({
    title: "Build report",
    header: `<p>${count(pages, "page")} of ${count(report.sites.length, "site")}, ${rendered} of them rendered, in ${seconds(steps)} s. Sizes of text files are compressed with gzip.</p>`,
    style: TABLE_STYLE + STYLE,
    body: [
      part("Page types", pageTypes(weights, budgets)),
      part("Heaviest pages", heaviest(weights)),
      part("Sites", sites(report)),
      part("Steps", stepBars(steps)),
      part("Notes", notes(report, warnings)),
    ].join("\n"),
  });
}

const seconds = (steps: ReportData["steps"]) => steps.reduce((sum, step) => sum + step.seconds, 0).toFixed(2);
const part = (title: string, body: string) => `<section><h2>${title}</h2>\n${body}</section>`;

const sites = ({ sites: rows }: BuildReport): string =>
  htmlTable(
    "Sites",
    ["site", "pages", "rendered", "size"],
    rows.map((site) => [escapeHtml(site.country), String(site.pages), String(site.rendered), bytes(site.bytes)]),
    NUMBERS,
  );

const heaviest = (weights: readonly PageWeight[]): string =>
  htmlTable(
    "Heaviest pages",
    ["page", "type", "document", "scripts", "styles", "pictures", "fonts", "total", "largest files"],
    [...weights]
      .sort((a, b) => b.total - a.total)
      .slice(0, HEAVIEST)
      .map((page) => [
        `<code>${escapeHtml(page.path)}</code>`,
        escapeHtml(page.template),
        ...[page.document, page.script, page.styles, page.images, page.fonts, page.total].map(bytes),
        largestFiles(page),
      ]),
    NUMBERS,
  );

const largestFiles = ({ files }: PageWeight): string =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, FILES)
    .map(
      ({ file, bytes: size }) =>
        `<code>${escapeHtml(file.replace(/^.*\//, ""))}</code> <span class="size">${bytes(size)}</span>`,
    )
    .join("<br>");

function stepBars(steps: ReportData["steps"]): string {
  const longest = Math.max(...steps.map((step) => step.seconds), 0.01);
  return htmlTable(
    "Steps",
    ["step", "seconds", ""],
    steps.map((step) => [
      escapeHtml(step.name),
      step.seconds.toFixed(2),
      `<span class="bar" style="inline-size:${Math.round((step.seconds / longest) * 100)}%"></span>`,
    ]),
    NUMBERS,
  );
}

function notes({ notes: listed }: BuildReport, warnings: string): string {
  if (listed.length === 0 && warnings === "") return `<p class="quiet">No problems.</p>`;
  const list = listed.map((note) => `<li>${escapeHtml(note)}</li>`).join("\n");
  return `${list && `<ul>${list}</ul>`}${warnings && `<pre>${escapeHtml(warnings)}</pre>`}`;
}

const STYLE = `
body{max-width:76rem;margin-inline:auto}
h2{margin:2rem 0 .75rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.375rem}
td:last-child:has(.bar){inline-size:50%}
.bar{display:block;block-size:.75rem;margin-block:.375rem;border-radius:99px;background:light-dark(#2b6cb0,#7db4e8)}
.size{white-space:nowrap}
.over{color:light-dark(#b3261e,#ff8a80);font-weight:700}
pre{overflow-x:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);font:.8125rem/1.5 ui-monospace,monospace}
`;

const NAMES: Record<BudgetPart, string> = { script: "scripts", styles: "styles", images: "pictures", total: "total" };

/** What pages of each type weigh: the median and the heaviest one, beside the budget. */
function pageTypes(weights: readonly PageWeight[], budgets: BudgetSettings): string {
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
