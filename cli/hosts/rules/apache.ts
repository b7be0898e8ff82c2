import type { RedirectRule } from "../../plan/network/redirects.ts";
import { assetFolders, rootRules, type HostPlan } from "../../plan/network/hostPlan.ts";
import { gonePaths } from "../listRules.ts";
import { escapeRegex, patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { type RuleWriter, withoutControls, notesOf, quotedRegex } from "./ruleWriter.ts";

const TYPES = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  xml: "application/xml",
  txt: "text/plain",
  svg: "image/svg+xml",
};
const NAMES = Object.keys(TYPES).join("|");

/** Serves one encoding, with the content type of the requested file. */
function serveEncoding(encoding: string, ending: string): string {
  const types = Object.entries(TYPES).map(
    ([name, type]) => `<FilesMatch "\\.${name}\\.${ending}$">\n    ForceType ${type}\n</FilesMatch>\n`,
  );
  return `${isTaken(encoding)}
RewriteCond %{REQUEST_FILENAME}index.html.${ending} -f
RewriteRule "^(.*/)?$" "$1index.html.${ending}" [L]
${isTaken(encoding)}
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule "^(.+\\.(?:${NAMES}))$" "$1.${ending}" [L]
<FilesMatch "\\.(?:${NAMES})\\.${ending}$">
    Header set Content-Encoding ${encoding}
</FilesMatch>
${types.join("")}
`;
}

/** Condition: Accept-Encoding lists the encoding with a quality other than 0 (RFC 9110, 12.5.3). */
const isTaken = (encoding: string): string =>
  `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${encoding}\\s*(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[;,]|$)" [NC]`;

/** The value of a header, where `%` begins a format. */
const headerValue = (text: string): string =>
  `"${withoutControls(text).replace(/["\\]/g, "\\$&").replaceAll("%", "%%")}"`;

/** Text in a substitution, where `$` and `%` begin references. */
const literal = (text: string): string => withoutControls(text).replace(/[\\$%"]/g, "\\$&");

/** Apache parses `.htaccess` for every request: with more rules than this, a RewriteMap of the server is recommended. */
const MAX_HTACCESS_RULES = 1000;

/** Apache httpd 2.4: `.htaccess` in the upload (https://httpd.apache.org/docs/2.4/), by mod_rewrite and mod_headers. */
export const apache: RuleWriter = {
  destination: "upload",
  readsAnyFolder: true,
  precompressed: true,
  files: (plan) => new Map([[".htaccess", configuration(plan)]]),
  limits: ({ redirects, api, fallback }) =>
    notesOf(
      fallback !== undefined &&
        "Apache knows a visitor's country only from the header of a CDN in front of it or from mod_maxminddb (MM_COUNTRY_CODE). Without these, the root page asks the geo-IP service.",
      redirects.length > MAX_HTACCESS_RULES &&
        `Apache reads all ${redirects.length} redirects in .htaccess for every request. Move them into a RewriteMap of the server.`,
      api &&
        `Apache proxies ${api.base}/* only with mod_proxy_http${api.upstream.startsWith("https:") ? ", and with `SSLProxyEngine On` in the server's configuration" : ""}. On shared hosting without these, set contentApi.base to an absolute address.`,
    ),
};

/** The last section that matches a path counts, so sections of languages come after those of their country. */
const countriesFirst = (folders: readonly string[]): string[] =>
  [...folders].sort((a, b) => a.split("/").length - b.split("/").length);

function configuration(plan: HostPlan): string {
  const { allowedHost, base, folders, redirects, gone, headers, api } = plan;
  const origin = `https://${allowedHost}`;
  const assets = assetFolders(plan);
  const set = (values: Readonly<Record<string, string>>, condition = "") =>
    Object.entries(values)
      .map(([name, text]) => `Header always set ${name} ${headerValue(text)}${condition}\n`)
      .join("");
  const below = (path: string) => `%{REQUEST_URI} =~ m#^${path}#`;
  return `# Made by sitegen: Apache httpd 2.4 for ${allowedHost}. Needs mod_rewrite and mod_headers, and AllowOverride All.

Options -Indexes -MultiViews
DirectoryIndex index.html
${isBelow(plan) ? "# Of other folders than this one itself it is done below, in the same hop as everything else.\nDirectorySlash On" : "# Done below, in the same hop as everything else.\nDirectorySlash Off"}
AddDefaultCharset utf-8
AddType text/javascript .js
AddType image/svg+xml .svg
AddType font/woff2 .woff2
AddType text/calendar .ics
AddType text/markdown .md

ErrorDocument 404 ${base}404.html
${gone.length > 0 ? `ErrorDocument 410 ${base}404.html\n` : ""}${countriesFirst(folders)
    .filter((site) => site !== base)
    .map(
      (site) =>
        `<If "${below(site)}">\n    ErrorDocument 404 ${site}404.html\n${gone.length > 0 ? `    ErrorDocument 410 ${site}404.html\n` : ""}</If>\n`,
    )
    .join("")}
RewriteEngine On

# Error pages and directory indexes are on their second way through these rules.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]

${formerPlace(plan)}# Any other host name gets a 301 to the allowed host, same URL.
RewriteCond %{HTTP_HOST} ${quotedRegex(`!^${escapeRegex(allowedHost)}(?::[0-9]+)?$`)} [NC]
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/? ]+)?+(/[^? ]*|(?=[? ]))"
RewriteRule ^ ${origin}%1 [NE,R=301,L]

${goneRules(plan, "single")}# Addresses that have moved.
${redirects.flatMap((rule) => rewriteRules(rule, plan)).join("")}${goneRules(plan, "folders")}
${rootRedirects(plan, origin)}${proxyRules(plan)}
# Repeated slashes: the clean path with its final slash, for plain paths only, so that none can become another host.
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/ ]+)?+[^? ]*//"
RewriteRule "^((?:[\\w.~-]+/)*[\\w~-]+)$" "${origin}${base}$1/" [R=301,L]
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/ ]+)?+[^? ]*//"
RewriteRule "^([\\w.~/-]*)$" "${origin}${base}$1" [R=301,L]

# The final slash of a page.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule "^(.*[^/])$" "${origin}${base}$1/" [R=301,L]

# Rules of other hosting services in the same folder, and hidden files.
RewriteRule "(?:^|/)(?:_headers|_redirects|_routes\\.json|_worker\\.js|\\.(?!well-known/))" - [R=404,L]
# A folder without a page is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

${serveEncoding("br", "br")}${serveEncoding("gzip", "gz")}
# Also for who gets the text as it is: caches in between keep one form only for those who take the same.
<FilesMatch "\\.(?:${NAMES})(?:\\.(?:br|gz))?$">
    Header merge Vary Accept-Encoding
</FilesMatch>

${set(headers.all)}${set({ "Cache-Control": headers.revalidate })}${assets === undefined ? "" : set({ "Cache-Control": headers.immutable }, ` "expr=%{REQUEST_STATUS} -eq 200 && ${below(assets)}"`)}${set({ "Cache-Control": "no-store" }, ' "expr=%{REQUEST_STATUS} -eq 302"')}${api ? set(API_HEADERS, ` "expr=${below(`${api.base}/`)}"`) : ""}`;
}

/** Whether `.htaccess` is below the host's root. Apache then ignores it for its folder's path without final slash. */
const isBelow = ({ base, folder }: HostPlan): boolean => base !== "/" || folder !== "/";

/**
 * Redirects from the network's host to a country's own host. The country's folder is also in the network's upload,
 * where this file replaces the rules of the parent folder.
 */
const formerPlace = ({ allowedHost, base, folder }: HostPlan): string =>
  folder === "/"
    ? ""
    : `# On the network's host the folder leads to the country's own.
RewriteCond %{HTTP_HOST} ${quotedRegex(`!^${escapeRegex(allowedHost)}(?::[0-9]+)?$`)} [NC]
RewriteCond %{REQUEST_URI} ${quotedRegex(`${escapeRegex(folder.slice(0, -1))}(?:/|$)`)}
RewriteRule ${quotedRegex("^((?:[\\w~-][\\w.~-]*/)*(?:[\\w~-][\\w.~-]*)?/?)$")} "https://${allowedHost}${base}$1" [R=301,L]

`;

/** Redirects from the root to a country. */
function rootRedirects(plan: HostPlan, origin: string): string {
  const { fallback, only, choiceCookie } = plan;
  const condition = (variable: string, regex: string) => `RewriteCond ${variable} ${quotedRegex(regex)} [NC]\n`;
  const rules = rootRules(plan).map(({ choice, country, to }) => {
    const chosen = choice && condition("%{HTTP_COOKIE}", `(?:^|; )${choiceCookie}=${choice}(?:;|$)`);
    const from = country !== undefined && condition(COUNTRY, `^${country || "[A-Z]"}`);
    return `${chosen || from || ""}RewriteRule ^$ ${to.startsWith("/") ? origin : ""}${to} [R=302,L]\n`;
  });
  const byCountry = fallback === undefined ? "" : ", else the one that the visitor is in (from a CDN or mod_maxminddb)";
  const title =
    only === undefined ? `the country that the visitor chose${byCountry}, else the root page` : "the only country";
  return rules.length === 0 ? "" : `# The root: ${title}.\n${rules.join("")}`;
}

const COUNTRY = "%{HTTP:CF-IPCountry}%{HTTP:CloudFront-Viewer-Country}%{ENV:MM_COUNTRY_CODE}";

/** Paths in `.htaccess` have no leading slash. Targets are full URLs; otherwise Apache uses the request's origin. */
function rewriteRules(rule: RedirectRule, { base, allowedHost }: HostPlan): string[] {
  // Below a base, paths are relative to it.
  return redirectPatterns({ ...rule, from: `/${rule.from.slice(base.length)}` }, "decoded").map((pattern) => {
    const address = patternAddress(pattern, (number) => `$${number}`, literal);
    const regex = patternRegex(pattern).replace(/^\^\/\+?/, "^");
    return `RewriteRule ${quotedRegex(regex)} "${address.startsWith("/") ? `https://${allowedHost}` : ""}${address}" [NE,R=${pattern.status},L]\n`;
  });
}

/** Rules that answer 410. */
function goneRules(plan: HostPlan, which: "single" | "folders"): string {
  const regexes = gonePaths(plan, "decoded", (from) => `/${from.slice(plan.base.length)}`)[which];
  const rules = regexes.map((regex) => `RewriteRule ${quotedRegex(regex.replace(/^\^\/\+?/, "^"))} - [G,L]\n`);
  return rules.length === 0 ? "" : `# Addresses that are gone for good.\n${rules.join("")}`;
}

function proxyRules({ api, base }: HostPlan): string {
  if (!api) return "";
  return `
# The content API, fetched from ${new URL(api.upstream).host}.
<IfModule mod_proxy_http.c>
    RequestHeader unset Cookie "expr=%{REQUEST_URI} =~ m#^${api.base}/#"
    Header unset Set-Cookie "expr=%{REQUEST_URI} =~ m#^${api.base}/#"
    RewriteRule ${quotedRegex(`^${escapeRegex(api.base.slice(base.length))}/(.*)$`)} "${literal(api.upstream)}/$1" [P,L]
</IfModule>
`;
}
