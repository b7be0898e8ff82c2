import type { RedirectRule } from "../../plan/redirects.ts";
import { siteKey, type HostPlan } from "../hostPlan.ts";
import { patternAddress, patternRegex } from "../pathPattern.ts";
import { redirectPatterns } from "../redirectPatterns.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { urlToken } from "../urlToken.ts";
import type { Host } from "./host.ts";

/** Longest key that fits the smallest hash bucket of a map (https://nginx.org/en/docs/hash.html). */
const MAX_KEY = 46;
const MANY_RULES = 500;

/** nginx: a complete configuration (https://nginx.org/en/docs/), for the http context: into conf.d or sites-enabled. */
export const nginx: Host = {
  place: "deploy",
  precompressed: true,
  files: (plan) => new Map([["nginx.conf", configuration(plan)]]),
  limits: ({ api }) => [
    "nginx knows a visitor's country only from the header of a CDN in front of it or from its geoip2 module (see the map $sitegen_country in nginx.conf). Without, the root page asks the geo-IP service.",
    "nginx serves .gz files as it is, .br files only with the module brotli_static: see the end of nginx.conf.",
    ...(api ? [`nginx looks the content API's address up when it starts: reload it when ${new URL(api.upstream).hostname} moves.`] : []),
  ],
};

/** A value in quotation marks. nginx has no escape for a dollar sign: a variable stands for it. */
const value = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replaceAll("$", "${sitegen_dollar}").replace(/[\p{Cc}]/gu, " ")}"`;
/** The key of a map, or an expression: nothing in it is a variable. */
const key = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\p{Cc}]/gu, " ")}"`;
const indent = (lines: readonly string[], by: number): string => lines.map((line) => `${" ".repeat(by)}${line}\n`).join("");

function configuration(plan: HostPlan): string {
  const { allowedHost, sites, headers } = plan;
  const statuses = [...new Set(plan.redirects.map(({ status }) => status))].sort();
  return `# Made by sitegen: nginx for ${allowedHost}. Copy it to /etc/nginx/conf.d/, test with nginx -t, reload.
#
# What may differ on your machine: the ports after listen, the folder after root, the two certificate files. Everything
# of your own goes into /etc/nginx/sitegen.d/*.conf, which the server includes; this file is made anew by each build.

${hashSizes(plan)}# A dollar sign: nginx has no escape for it.
geo $sitegen_dollar { default "$"; }

# The visitor's country, from the CDN in front (Cloudflare, CloudFront) or, with the geoip2 module, from $geoip2_data_country_code.
map "$http_cf_ipcountry$http_cloudfront_viewer_country" $sitegen_country {
    default "";
    "~^(?<sitegen_code>[A-Za-z][A-Za-z])" $sitegen_code;
}

# Where / leads: the country that the visitor chose, else the one that the visitor is in, else nowhere: the root page asks.
map $sitegen_country $sitegen_country_home {
    default ${value(plan.fallback)};
    "" "";
${indent(Object.entries(plan.homes).map(([code, home]) => `${key(code)} ${value(home)};`), 4)}}
map $http_cookie $sitegen_home {
    default $sitegen_country_home;
${indent(sites.map((home) => `${key(`~(?:^|; )${plan.choiceCookie}=${siteKey(home)}(?:;|$)`)} ${value(home)};`), 4)}}
map $uri $sitegen_root {
    default "";
    "/" $sitegen_home;
}

# Addresses that have moved, a map for each status. $uri has no repeated slashes and no %XX.
${statuses.map((status) => redirectMap(plan.redirects, status)).join("")}
# Repeated slashes: the clean path with its final slash, for plain paths only, so that none can become another host.
map $uri $sitegen_clean {
    default "";
    "~^/(?:[\\\\w.~-]+/)*[\\\\w~-]+$" "$uri/";
    "~^/[\\\\w.~/-]*$" $uri;
}
map $request_uri $sitegen_collapsed {
    default "";
    "~^[^?]*//" $sitegen_clean;
}

map $uri $sitegen_cache_control {
    default ${value(headers.revalidate)};
    "/" "no-store";
    "~^/(?:${sites.map(siteKey).join("|")})/assets/" ${value(headers.immutable)};
}

# Any other host name gets a 301 to the allowed host, same URL; so does the allowed host without TLS.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    listen 443 ssl default_server;
    listen [::]:443 ssl default_server;
${certificate(allowedHost)}    server_name _;
    server_tokens off;
    return 301 https://${allowedHost}$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
${certificate(allowedHost)}    server_name ${allowedHost};
    server_tokens off;
    root /var/www/${allowedHost};
    index index.html;
    absolute_redirect off;
    charset utf-8;

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;

${indent(Object.entries(headers.all).map(([name, text]) => `add_header ${name} ${value(text)} always;`), 4)}    add_header Cache-Control $sitegen_cache_control always;

${statuses.map((status) => `    if ($sitegen_moved_${status}) {\n        return ${status} $sitegen_moved_${status}$is_args$args;\n    }\n`).join("")}    if ($sitegen_root) {
        return 302 $sitegen_root$is_args$args;
    }
    if ($sitegen_collapsed) {
        return 301 $sitegen_collapsed$is_args$args;
    }

    # Rules of other hosting services in the same folder, and hidden files.
    location ~ "/(?:_headers|_redirects|_routes\\.json|_worker\\.js|\\.(?!well-known/))" {
        return 404;
    }

    location / {
        try_files $uri $uri/ =404;
    }
    # A folder without a page is no page.
    error_page 403 404 =404 /404.html;
${sites.map((home) => `    location ${home} {\n        try_files $uri $uri/ =404;\n        error_page 403 404 =404 ${home}404.html;\n    }\n`).join("")}${apiLocation(plan)}
    # Your own: certificates elsewhere, \`brotli_static on;\` where nginx has that module.
    include sitegen.d/*.conf;
}
`;
}

const certificate = (host: string): string => `    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;\n    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;\n`;

function hashSizes({ redirects }: HostPlan): string {
  if (redirects.length < MANY_RULES && redirects.every(({ from }) => from.length <= MAX_KEY)) return "";
  return "# For long or many addresses. Where your nginx.conf has these already, keep the larger and remove the other.\nmap_hash_bucket_size 512;\nmap_hash_max_size 65536;\n\n";
}

function redirectMap(redirects: readonly RedirectRule[], status: number): string {
  const lines = redirects.filter((rule) => rule.status === status).flatMap(mapLines);
  return `map $uri $sitegen_moved_${status} {\n    default "";\n${indent(lines, 4)}}\n`;
}

function mapLines(rule: RedirectRule): string[] {
  if (!rule.from.endsWith("*")) {
    const bare = urlToken(rule.from.replace(/\/$/, ""));
    return [bare, `${bare}/`].map((path) => `${key(path)} ${value(urlToken(rule.to))};`);
  }
  return redirectPatterns(rule).map((pattern) => {
    const address = patternAddress(pattern, (number) => `\0${number}`, (text) => value(text).slice(1, -1)).replaceAll("\0", "$");
    return `${key(`~${patternRegex(pattern)}`)} "${address}";`;
  });
}

/** The content API on this origin, for the browser that needs no CORS then. Headers of its own replace the server's. */
function apiLocation({ api }: HostPlan): string {
  if (!api) return "";
  return `
    # The content API, fetched from ${new URL(api.upstream).host}.
    location ${api.base}/ {
        limit_except GET POST {
            deny all;
        }
        proxy_pass ${api.upstream}/;
        proxy_ssl_server_name on;
        proxy_set_header Host $proxy_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Cookie "";
        proxy_hide_header Set-Cookie;
        client_max_body_size 1m;
${indent(Object.keys(API_HEADERS).map((name) => `proxy_hide_header ${name};`), 8)}${indent(Object.entries(API_HEADERS).map(([name, text]) => `add_header ${name} ${value(text)} always;`), 8)}    }
`;
}
