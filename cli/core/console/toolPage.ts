import { escapeHtml } from "../../../runtime/site/html.ts";

/** A self-contained HTML page for maintainers, in light or dark mode as the system prefers. */
export const toolPage = ({ title, head = "", header = "", body, style = "" }: ToolPage): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}<style>${STYLE}${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
${header}
</header>
<main>
${body}
</main>
</body>
</html>
`;

interface ToolPage {
  title: string;
  /** Further lines of `<head>`. */
  head?: string;
  /** HTML below the title: a summary, links, filters. */
  header?: string;
  body: string;
  /** CSS after the common style. */
  style?: string;
}

/** Radio buttons that choose what is shown, the first at the beginning. Styles ask for `:has(#show-ID:checked)`. */
export const filterButtons = (legend: string, choices: readonly (readonly [id: string, label: string])[]): string =>
  `<fieldset><legend>${legend}</legend>
${choices.map(([id, label], index) => `<label><input type="radio" name="show" id="show-${id}"${index === 0 ? " checked" : ""}> ${label}</label>`).join("\n")}
</fieldset>`;

/**
 * Common style. `--ground` is the page's background, `--card` that of a part, `--quiet` the colour of secondary text.
 */
const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f4f4f2,#191a1b);--card:light-dark(#fff,#242627);--ink:light-dark(#1c1e1f,#eceeed);--quiet:light-dark(#565c5e,#a9b0b2);--line:light-dark(#d9dbd9,#3b3e40)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main{padding:1.5rem clamp(1rem,3vw,3rem)}
header{padding-bottom:0}
h1{margin:0;font-size:1.75rem;line-height:1.2}
h3{margin:0 0 .5rem;color:var(--quiet);font-size:.875rem;font-weight:600}
p{margin:.25rem 0 1rem}
header p,.quiet{color:var(--quiet)}
a{color:inherit;text-underline-offset:.2em}
code{font:.875em/1.5 ui-monospace,monospace}
:focus-visible{outline:3px solid light-dark(#1a5fb4,#8ab4f8);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

/** The style of `filterButtons`. */
export const FILTER_STYLE = `
fieldset{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:1rem 0 0;padding:0;border:0}
legend{float:left;margin-right:1rem;color:var(--quiet)}
label{display:flex;gap:.375rem;align-items:center;min-height:1.75rem}
`;
