import { escapeHtml } from "../../../runtime/site/html.ts";
import type { Piece } from "./cutPictures.ts";
import { count } from "../../report/count.ts";
import { toolPage } from "../../report/toolPage.ts";
import { summaryOf, widthList, type Report } from "./report.ts";
import { REPORT_STYLE } from "./reportStyle.ts";
import type { ShownGroup, View } from "./showGroups.ts";

/** The page that shows a report. It needs no other file and no script: it can be attached to a pull request. */
export function reportPage(report: Report): string {
  const { groups, added, removed } = report;
  const parts = [...groups.map(groupLink), ...pathsLink("Added", added), ...pathsLink("Removed", removed)];
  return toolPage({
    title: "What looks different",
    header: `<p>${escapeHtml(summaryOf(report))}</p>
${parts.length > 0 ? `<nav aria-label="Changes"><ol>\n${parts.join("\n")}\n</ol></nav>` : ""}`,
    body: [...groups.map(groupPart), pathsPart("Added", added), pathsPart("Removed", removed)]
      .filter(Boolean)
      .join("\n"),
    style: REPORT_STYLE,
  });
}

const groupLink = ({ name, pages }: ShownGroup, index: number): string =>
  `<li><a href="#change-${index + 1}">${escapeHtml(name)}</a> <span>${count(pages.length, "page")}</span></li>`;

const pathsLink = (title: string, paths: readonly string[]): string[] =>
  paths.length > 0
    ? [`<li><a href="#${title.toLowerCase()}">${title}</a> <span>${count(paths.length, "page")}</span></li>`]
    : [];

function groupPart(group: ShownGroup, index: number): string {
  const { name, pages, widths, views, components } = group;
  const id = `change-${index + 1}`;
  const parts = components.length > 3 ? `<p>Seen in: ${escapeHtml(components.join(", "))}.</p>` : "";
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(name)}</h2>
<p>${count(pages.length, "page")}, at ${widthList(widths)}.</p>
${parts}${explanation(group)}
${views.map(viewPart).join("\n")}
${pathList(pages)}
</section>`;
}

/** Values that are listed, at most, and characters of each. */
const LISTED = 6;
const LONGEST = 240;

/** What explains a group: declarations of the stylesheets, or what there was and is now. */
function explanation({ change, values }: ShownGroup): string {
  if (change) {
    const more = change.selectors.length > LISTED ? `, and ${change.selectors.length - LISTED} more` : "";
    return `<p><code>${escapeHtml(change.selectors.slice(0, LISTED).join(", "))}</code>${more}</p>
${valueList(change.declarations.map(({ property, before, after }) => ({ property, before, after })))}`;
  }
  return valueList(values.filter(({ before = "", after = "" }) => before + after !== ""));
}

interface Value {
  property?: string;
  before?: string | undefined;
  after?: string | undefined;
}

function valueList(values: readonly Value[]): string {
  if (values.length === 0) return "";
  const items = values.slice(0, LISTED).map(({ property, before, after }) => {
    const name = property ? `<code>${escapeHtml(property)}</code> ` : "";
    const was = before ? `<del>${escapeHtml(shorten(before))}</del> ` : "";
    const is = after ? `<ins>${escapeHtml(shorten(after))}</ins>` : "";
    return `<li>${name}${was}${is}</li>`;
  });
  const more = values.length > LISTED ? `<li>and ${values.length - LISTED} more</li>` : "";
  return `<ul class="values">\n${items.join("\n")}${more}\n</ul>`;
}

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

const viewPart = ({ path, width, before, after }: View): string => `<figure>
<figcaption><code>${escapeHtml(path)}</code> at ${width} px</figcaption>
<div class="views">
${pieceOf("Before", path, width, before)}
${pieceOf("After", path, width, after)}
</div>
</figure>`;

function pieceOf(title: string, path: string, width: number, piece: Piece | undefined): string {
  const picture = piece
    ? `<img src="${piece.url}" width="${piece.width}" height="${piece.height}" alt="${title}, ${escapeHtml(path)}, ${width} pixels wide">`
    : `<p class="none">Not there</p>`;
  return `<div><h3>${title}</h3>${picture}</div>`;
}

const pathsPart = (title: string, paths: readonly string[]): string =>
  paths.length > 0
    ? `<section aria-labelledby="${title.toLowerCase()}">
<h2 id="${title.toLowerCase()}">${title}: ${count(paths.length, "page")}</h2>
${pathList(paths)}
</section>`
    : "";

/** Paths, folded when there are many. */
const pathList = (paths: readonly string[]): string => `<details${paths.length <= 3 ? " open" : ""}>
<summary>${count(paths.length, "page")}</summary>
<ul>
${paths.map((path) => `<li><code>${escapeHtml(path)}</code></li>`).join("\n")}
</ul>
</details>`;
