import { escapeHtml } from "../../../runtime/site/html.ts";
import { count } from "../../core/console/text.ts";
import { FILTER_STYLE, filterButtons, toolPage } from "../../core/console/toolPage.ts";

export interface Picture {
  country: string;
  template: string;
  path: string;
  width: number;
  /** Pixels from top to end. */
  height: number;
  file: string;
  /** Compared with the last sheet. */
  state: "new" | "changed" | "same";
  /** File with the last sheet's picture, when it was different. */
  before?: string;
}

/** The page to browse a sheet: by template, at each width the countries side by side. Needs nothing but the pictures. */
export function sheetPage(pictures: readonly Picture[]): string {
  const templates = [...new Set(pictures.map(({ template }) => template))];
  const widths = [...new Set(pictures.map(({ width }) => width))].sort((a, b) => a - b);
  const changed = pictures.filter(({ state }) => state !== "same").length;
  return toolPage({
    title: "Contact sheet",
    header: `<p>${count(pictures.length, "picture")}, ${changed} of them new or changed since the last sheet.</p>
<nav aria-label="Templates"><ul>
${templates.map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join("\n")}
</ul></nav>
${filterButtons("Show", [
  ["all", "all"],
  ...widths.map((width) => [String(width), `${width} px`] as const),
  ["changed", "new or changed"],
])}`,
    body: templates.map((name) => templatePart(name, widths, pictures)).join("\n"),
    style: `${FILTER_STYLE}${STYLE}\n${widths.map(widthStyle).join("\n")}`,
  });
}

function templatePart(template: string, widths: readonly number[], pictures: readonly Picture[]): string {
  const rows = widths.map((width) => {
    const own = pictures.filter((picture) => picture.template === template && picture.width === width);
    if (own.length === 0) return "";
    return `<div class="row" data-width="${width}">
<h3>${width} px</h3>
<ul>
${own.map(figure).join("\n")}
</ul>
</div>`;
  });
  return `<section id="${escapeHtml(template)}" aria-labelledby="${escapeHtml(template)}-title">
<h2 id="${escapeHtml(template)}-title">${escapeHtml(template)}</h2>
${rows.filter(Boolean).join("\n")}
</section>`;
}

function figure({ country, path, width, height, file, state, before }: Picture): string {
  const name = `${country}, ${path}, ${width} pixels wide`;
  return `<li data-state="${state}"><figure>
<figcaption><strong>${escapeHtml(country)}</strong> <a href="${escapeHtml(file)}">${escapeHtml(path)}</a> <small>${width} × ${height}</small>${
    state === "same" ? "" : ` <mark>${state}</mark>`
  }${before ? ` <a href="${escapeHtml(before)}">before<span class="hidden">, ${escapeHtml(name)}</span></a>` : ""}</figcaption>
<div class="window" role="group" tabindex="0" aria-label="${escapeHtml(name)}"><img src="${escapeHtml(file)}" width="${width}" height="${height}" loading="lazy" alt="The page as a whole"></div>
</figure></li>`;
}

/** How wide the pictures of a width are shown, and what its filter hides. */
const widthStyle = (width: number): string =>
  `[data-width="${width}"]{--shown:${Math.max(14, Math.min(36, Math.round(width / 36)))}rem}
body:has(#show-${width}:checked) .row:not([data-width="${width}"]){display:none}`;

const STYLE = `
:root{--mark:light-dark(#ffe08a,#7a5a00)}
h2{margin:0 0 1rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.375rem}
ul{display:flex;gap:1.25rem;margin:0;padding:0;list-style:none}
nav ul{flex-wrap:wrap;gap:.5rem}
nav a{display:block;padding:.375rem .875rem;border:1px solid var(--line);border-radius:99px;background:var(--card);text-decoration:none}
nav a:hover{text-decoration:underline}
section{scroll-margin-top:1rem;margin-bottom:2rem}
.row{margin-bottom:1.75rem}
.row ul{overflow-x:auto;padding:4px 4px .75rem;margin:-4px}
.row li{flex:0 0 min(var(--shown),100%)}
figure{margin:0}
figcaption{display:flex;flex-wrap:wrap;gap:.125rem .625rem;align-items:baseline;margin-bottom:.5rem;font-size:.875rem;overflow-wrap:anywhere}
small{color:var(--quiet)}
mark{padding:0 .5rem;border-radius:99px;background:var(--mark);color:inherit}
.window{max-height:44rem;overflow:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
.window img{display:block;width:100%;height:auto}
body:has(#show-changed:checked) main :is(section,.row):not(:has([data-state=new],[data-state=changed])),body:has(#show-changed:checked) [data-state=same]{display:none}
`.trim();
