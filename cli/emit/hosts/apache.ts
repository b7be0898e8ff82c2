import type { RedirectRule } from "../../plan/redirects.ts";
import { siteKey, type HostPlan } from "../hostPlan.ts";
import { escapeRegex, patternAddress, patternRegex } from "../pathPattern.ts";
import { redirectPatterns } from "../redirectPatterns.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import type { Host } from "./host.ts";

/** `.htaccess` is read again for every request: beyond this the rules belong into a RewriteMap of the server. */
const MANY_RULES = 1000;

/** Apache httpd 2.4: `.htaccess` in the upload (https://httpd.apache.org/docs/2.4/), with mod_rewrite and mod_headers. */
export const apache: Host = {
  place: "upload",
  precompressed: true,
  files: (plan) => new Map([[".htaccess", configuration(plan)]]),
  limits: ({ redirects, api }) => [
    "Apache knows a visitor's country only from the header of a CDN in front of it or from mod_maxminddb (MM_COUNTRY_CODE). Without, the root page asks the geo-IP service.",
    ...(redirects.length > MANY_RULES ? [`Apache reads all ${redirects.length} redirects of .htaccess again for every request: move them into a RewriteMap of the server.`] : []),
    ...(api ? [`Apache passes ${api.base}/* on only with mod_proxy_http${api.upstream.startsWith("https:") ? ", and `SSLProxyEngine On` in the server's configuration" : ""}; on shared hosting that has neither, give contentApi.base an absolute address.`] : []),
  ],
};

/** An argument in quotation marks. */
const argument = (text: string): string => `"${text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}]/gu, " ")}"`;
/** An expression in quotation marks: Apache takes a backslash before anything but a quotation mark as it is. */
const expression = (regex: string): string => `"${regex.replaceAll('"', '\\"').replace(/[\p{Cc}]/gu, " ")}"`;
/** Text of a substitution, where `$` and `%` begin references. */
const literal = (text: string): string => text.replace(/[\\$%"]/g, "\\$&");
/** The value of a header, where `%` begins a format. */
const headerValue = (text: string): string => argument(text.replaceAll("%", "%%"));

function configuration(plan: HostPlan): string {
  const { allowedHost, homes, fallback, choiceCookie, sites, redirects, headers, api } = plan;
  const origin = `https://${allowedHost}`;
  const anySite = sites.map(siteKey).join("|");
  return `# Made by sitegen: Apache httpd 2.4 for ${allowedHost}. Needs mod_rewrite and mod_headers, and AllowOverride All.

Options -Indexes -MultiViews
DirectoryIndex index.html
# Done below, in the same hop as everything else.
DirectorySlash Off
AddDefaultCharset utf-8
AddType text/javascript .js
AddType image/svg+xml .svg
AddType font/woff2 .woff2

ErrorDocument 404 /404.html
${sites.map((home) => `<If "%{REQUEST_URI} =~ m#^${home}#">\n    ErrorDocument 404 ${home}404.html\n</If>\n`).join("")}
RewriteEngine On

# Error pages and directory indexes are on their second way through these rules.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]

# Any other host name gets a 301 to the allowed host, same URL.
RewriteCond %{HTTP_HOST} ${expression(`!^${escapeRegex(allowedHost)}(?::[0-9]+)?$`)} [NC]
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/ ]+)?+(/[^? ]*)"
RewriteRule ^ ${origin}%1 [NE,R=301,L]

# Addresses that have moved.
${redirects.flatMap((rule) => rewriteRules(rule, origin)).join("")}
# The root: the country that the visitor chose, else the one that the visitor is in (from a CDN or mod_maxminddb), else the root page.
${sites.map((home) => `RewriteCond %{HTTP_COOKIE} "(?:^|; )${choiceCookie}=${siteKey(home)}(?:;|$)"\nRewriteRule ^$ ${origin}${home} [R=302,L]\n`).join("")}${Object.entries(homes)
    .map(([code, home]) => `RewriteCond ${COUNTRY} "^${code}" [NC]\nRewriteRule ^$ ${origin}${home} [R=302,L]\n`)
    .join("")}RewriteCond ${COUNTRY} "^[A-Z]" [NC]
RewriteRule ^$ ${origin}${fallback} [R=302,L]
${proxyRules(plan)}
# Repeated slashes: the clean path with its final slash, for plain paths only, so that none can become another host.
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/ ]+)?+[^? ]*//"
RewriteRule "^((?:[\\w.~-]+/)*[\\w~-]+)$" "${origin}/$1/" [R=301,L]
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/ ]+)?+[^? ]*//"
RewriteRule "^([\\w.~/-]*)$" "${origin}/$1" [R=301,L]

# The final slash of a page.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule "^(.*[^/])$" "${origin}/$1/" [R=301,L]

# Rules of other hosting services in the same folder, and hidden files.
RewriteRule "(?:^|/)(?:_headers|_redirects|_routes\\.json|_worker\\.js|\\.(?!well-known/))" - [R=404,L]
# A folder without a page is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

${precompressed("br", "br")}${precompressed("gzip", "gz")}
${Object.entries(headers.all).map(([name, text]) => `Header always set ${name} ${headerValue(text)}\n`).join("")}Header always set Cache-Control ${headerValue(headers.revalidate)}
Header always set Cache-Control ${headerValue(headers.immutable)} "expr=%{REQUEST_STATUS} -eq 200 && %{REQUEST_URI} =~ m#^/(?:${anySite})/assets/#"
Header always set Cache-Control "no-store" "expr=%{REQUEST_STATUS} -eq 302"
${api ? Object.entries(API_HEADERS).map(([name, text]) => `Header always set ${name} ${headerValue(text)} "expr=%{REQUEST_URI} =~ m#^${api.base}/#"\n`).join("") : ""}`;
}

const COUNTRY = "%{HTTP:CF-IPCountry}%{HTTP:CloudFront-Viewer-Country}%{ENV:MM_COUNTRY_CODE}";

/** In .htaccess the path has no first slash. The address is a whole URL: Apache would make one of the request's own host and scheme. */
function rewriteRules(rule: RedirectRule, origin: string): string[] {
  return redirectPatterns(rule).map((pattern) => {
    const address = patternAddress(pattern, (number) => `$${number}`, literal);
    const regex = patternRegex(pattern).replace(/^\^\/\+?/, "^");
    return `RewriteRule ${expression(regex)} "${address.startsWith("/") ? origin : ""}${address}" [NE,R=${pattern.status},L]\n`;
  });
}

function proxyRules({ api }: HostPlan): string {
  if (!api) return "";
  return `
# The content API, fetched from ${new URL(api.upstream).host}.
<IfModule mod_proxy_http.c>
    RequestHeader unset Cookie "expr=%{REQUEST_URI} =~ m#^${api.base}/#"
    Header unset Set-Cookie "expr=%{REQUEST_URI} =~ m#^${api.base}/#"
    RewriteRule ${expression(`^${escapeRegex(api.base.slice(1))}/(.*)$`)} "${literal(api.upstream)}/$1" [P,L]
</IfModule>
`;
}

/** Serves the file beside it that is compressed already, with the type of the file that was asked for. */
function precompressed(encoding: string, ending: string): string {
  const types = { html: "text/html", css: "text/css", js: "text/javascript", json: "application/json", xml: "application/xml", txt: "text/plain", svg: "image/svg+xml" };
  return `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"
RewriteCond %{REQUEST_FILENAME}index.html.${ending} -f
RewriteRule "^(.*/)?$" "$1index.html.${ending}" [L]
RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule "^(.+\\.(?:${Object.keys(types).join("|")}))$" "$1.${ending}" [L]
<FilesMatch "\\.(?:${Object.keys(types).join("|")})\\.${ending}$">
    Header set Content-Encoding ${encoding}
    Header append Vary Accept-Encoding
</FilesMatch>
${Object.entries(types).map(([name, type]) => `<FilesMatch "\\.${name}\\.${ending}$">\n    ForceType ${type}\n</FilesMatch>\n`).join("")}
`;
}
