import { escapeHtml, toScriptJson } from "../../../runtime/site/html.ts";
import type { OverlayError } from "./errorScreens.ts";

/** A page of the development server itself, for developers. */
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

/** Hides the overlay's tip, which mentions a configuration file that doesn't exist here. */
const OVERLAY_STYLE = `vite-error-overlay::part(tip) { display: none }
vite-error-overlay::part(file) { overflow-x: auto }
vite-error-overlay::part(stack) { font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere }`;

export const withOverlayStyle = (html: string): string =>
  html.replace("</head>", () => `<style>${OVERLAY_STYLE}</style>\n</head>`);

/**
 * A page that shows an error as text.
 * @param withOverlay Adds the overlay. Not needed for errors that are sent to Vite's client, which shows it.
 */
export function errorPage({ message, loc, frame = "", stack }: OverlayError, { withOverlay = false } = {}): string {
  const place = loc ? `${loc.file}:${loc.line}:${loc.column}\n` : "";
  const overlay = `<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${toScriptJson({ message, loc, frame, stack })}));
</script>`;
  return page({
    title: "This page can't be shown",
    body: `<p>It is shown as soon as this is corrected.</p>
<pre>${escapeHtml(`${message}\n\n${place}${frame}\n${stack}`)}</pre>
${withOverlay ? overlay : ""}`,
  });
}

export function notServedPage(country: string, served: readonly string[]): string {
  const command = (names: readonly string[]) => `<pre>npx sitegen dev${names.map((name) => ` ${name}`).join("")}</pre>`;
  return page({
    title: `${country} is not served`,
    body: `<p>This server was started with ${served.map((key) => `<code>${key}</code>`).join(", ")} only. To see this country, stop the server and start it again with:</p>
${command([...served, country])}
<p>or with all countries:</p>
${command([])}`,
  });
}
