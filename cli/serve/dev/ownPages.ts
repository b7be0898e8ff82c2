import { escapeHtml, toScriptJson } from "../../../runtime/site/html.ts";
import { toolPage } from "../../core/console/toolPage.ts";
import type { OverlayError } from "./errorScreens.ts";

/** A page of the development server itself, for developers. `body` is HTML. */
const page = (title: string, body: string): string =>
  toolPage({
    title,
    head: '<link rel="icon" href="data:,">\n<script type="module" src="/@vite/client"></script>\n',
    body,
    style: `pre{padding:1rem;background:var(--card);font:.875em/1.5 ui-monospace,monospace;white-space:pre-wrap}\n${OVERLAY_STYLE}\n`,
  });

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
  return page(
    "This page can't be shown",
    `<p>It is shown as soon as this is corrected.</p>
<pre>${escapeHtml(`${message}\n\n${place}${frame}\n${stack}`)}</pre>
${withOverlay ? overlay : ""}`,
  );
}

export function notServedPage(country: string, served: readonly string[]): string {
  const command = (names: readonly string[]) => `<pre>npx sitegen dev${names.map((name) => ` ${name}`).join("")}</pre>`;
  return page(
    `${country} is not served`,
    `<p>This server was started with ${served.map((key) => `<code>${key}</code>`).join(", ")} only. To see this country, stop the server and start it again with:</p>
${command([...served, country])}
<p>or with all countries:</p>
${command([])}`,
  );
}
