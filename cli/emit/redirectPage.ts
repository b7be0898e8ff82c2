import { escapeHtml } from "../../runtime/site/html.ts";

/** A page that leads on at once, for servers without redirects: a link for people, a canonical address for search engines. */
export function redirectPage(to: string, canonical: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escapeHtml(canonical)}">
</head>
<body>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</body>
</html>
`;
}
