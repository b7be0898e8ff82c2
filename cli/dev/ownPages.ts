import { escapeHtml, toScriptJson } from "../../runtime/site/html.ts";
import type { OverlayError } from "./errorScreens.ts";

/** Pages of the server itself, for who writes the sites: no visitor sees them. */
interface OwnPage {
  title: string;
  /** HTML. */
  body: string;
}

const page = ({ title, body }: OwnPage): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<script type="module" src="/@vite/client"></script>
<style>
body { max-inline-size: 60rem; margin: 3rem auto; padding-inline: 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #222; background: #fff }
pre, code { font-size: 0.9rem; background: #f3f3f3; overflow-wrap: anywhere; white-space: pre-wrap }
pre { padding: 1rem }
${OVERLAY_STYLE}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

/** Vite's own words about its overlay name a file that there is not. */
const OVERLAY_STYLE = `vite-error-overlay::part(tip) { display: none }
vite-error-overlay::part(file) { overflow-x: auto }
vite-error-overlay::part(stack) { font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere }`;

/** A page of a site in which the overlay looks the same. */
export const withOverlayStyle = (html: string): string =>
  html.replace("</head>", () => `<style>${OVERLAY_STYLE}</style>\n</head>`);

/**
 * Where nothing else can be shown: the error as text.
 * @param withOverlay Puts the overlay on top. Otherwise Vite's client does, which is told of the error.
 */
export function errorPage({ message, loc, frame = "", stack }: OverlayError, { withOverlay = false } = {}): string {
  const place = loc ? `${loc.file}:${loc.line}:${loc.column}\n` : "";
  const overlay = `<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${toScriptJson({ message, loc, frame, stack })}));
</script>`;
  return page({
    title: "This page can't be shown",
    body: `<p>It is shown as soon as this is mended.</p>
<pre>${escapeHtml(`${message}\n\n${place}${frame}\n${stack}`)}</pre>
${withOverlay ? overlay : ""}`,
  });
}

/** For a page of a country that the command did not name. */
export function notServedPage(country: string, served: readonly string[]): string {
  const command = (names: readonly string[]) => `<pre>npx sitegen dev${names.map((name) => ` ${name}`).join("")}</pre>`;
  return page({
    title: `${country} is not served`,
    body: `<p>This server was started with ${served.map((key) => `<code>${key}</code>`).join(", ")} only. Stop it and start it with this country, too:</p>
${command([...served, country])}
<p>or with all countries:</p>
${command([])}`,
  });
}
