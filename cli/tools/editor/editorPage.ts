import { escapeHtml } from "../../../runtime/site/html.ts";
import { EDITOR_TOKEN } from "../../../runtime/site/editor.ts";
import { HOW_TO_INSTALL } from "./bundleEditor.ts";

/** What the editor's page may load: its own files, and pictures that it holds. Styles are set by its scripts, and a worker decodes pictures of cameras. */
const policy = (others: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${others}`,
    `media-src 'self' blob:${others}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${others}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** The policy on this machine. That of the sites is not touched by it. */
export const EDITOR_POLICY = `${policy("")}; frame-ancestors 'none'`;

/** The policy on a host: the editor asks the git host, and shows its pictures. */
export const PRODUCTION_POLICY = policy(" https:");

/** The page with a policy in it, where the host sends none. */
export const withPolicy = (html: string, text: string): string =>
  html.replace("<head>", () => `<head>\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(text)}">`);

/** The page, with the token of the server's API. */
export const withToken = (html: string, token: string): string =>
  html.replace("</head>", () => `<meta name="${EDITOR_TOKEN}" content="${escapeHtml(token)}"></head>`);

/** The page where the CMS is missing. */
export const missingCmsPage = (): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The editor is not installed</title>
<style>
body { max-inline-size: 40rem; margin: 3rem auto; padding-inline: 1rem; font: 1rem/1.6 system-ui, sans-serif }
pre { padding: 1rem; background: #f3f3f3; white-space: pre-wrap }
</style>
</head>
<body>
<main>
<h1>The editor is not installed</h1>
<p>Run this in the project's folder, and load the page again:</p>
<pre>${escapeHtml(HOW_TO_INSTALL)}</pre>
</main>
</body>
</html>
`;
