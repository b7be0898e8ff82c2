import { leadsFromRoot, type HostPlan, assetFolders } from "../../plan/network/hostPlan.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { type RuleWriter, withoutControls, notesOf } from "./ruleWriter.ts";
import type { RedirectRule } from "../../plan/network/redirects.ts";
import { byStatus, gonePaths } from "../listRules.ts";
import { patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";

/**
 * Quotes values and names variables in nginx's syntax.
 * @param country Key of the host's country, or empty. It prefixes variables, which are global in nginx.
 */
function nginxSyntax(country: string) {
  const prefix = country === "" ? "sitegen_" : `sitegen__${country.replaceAll("-", "_")}__`;
  return {
    name: (text: string): string => `$${prefix}${text}`,
    /** A value. nginx has no escape for a dollar sign, so a variable contains it. */
    value: (text: string): string =>
      `"${withoutControls(text).replace(/[\\"]/g, "\\$&").replaceAll("$", `\${${prefix}dollar}`)}"`,
    /** The key of a map, or a regular expression: without variables. */
    key: (text: string): string => `"${withoutControls(text).replace(/[\\"]/g, "\\$&")}"`,
  };
}

const lines = (lines: readonly string[], indent: number): string =>
  lines.map((line) => `${" ".repeat(indent)}${line}\n`).join("");

/** A map of a source to a variable. */
const map = (source: string, variable: string, rows: readonly string[], byDefault = '""'): string =>
  `map ${source} ${variable} {\n    default ${byDefault};\n${lines(rows, 4)}}\n`;

/** Maps for the http context: a request's target by path, cookie and country. */
function nginxMaps(plan: HostPlan): string {
  const { base, headers } = plan;
  const { name, key, value } = nginxSyntax(plan.key);
  const assets = assetFolders(plan);
  const leads = leadsFromRoot(plan);
  const moved = byStatus(plan).map(([status, rules]) =>
    map("$uri", name(`moved_${status}`), redirectRows(plan, rules)),
  );
  const caching = [
    ...(leads ? [`${key(base)} "no-store";`] : []),
    ...(assets === undefined ? [] : [`"~^${assets}" ${value(headers.immutable)};`]),
  ];
  return `# A dollar sign: nginx has no escape for it.
geo ${name("dollar")} { default "$"; }

${leads ? `${homeMaps(plan)}\n` : ""}# Addresses that have moved, a map for each status. $uri has no repeated slashes and no %XX.
${moved.join("")}${goneMaps(plan)}
# Repeated slashes: the clean path with its final slash, for plain paths only, so that none can become another host.
${map("$uri", name("clean"), ['"~^/(?:[\\\\w.~-]+/)*[\\\\w~-]+$" "$uri/";', '"~^/[\\\\w.~/-]*$" $uri;'])}${map("$request_uri", name("collapsed"), [`"~^[^?]*//" ${name("clean")};`])}
${map("$uri", name("cache_control"), caching, value(headers.revalidate))}`;
}

/** Maps that find the root's target by the visitor's choice and country. */
function homeMaps({ key: country, base, fallback, homes, only, choices, choiceCookie }: HostPlan): string {
  const { name, key, value } = nginxSyntax(country);
  const root = (home: string) => map("$uri", name("root"), [`${key(base)} ${home};`]);
  if (only !== undefined) return `# Where ${base} leads: to the only country.\n${root(value(only))}`;
  const byCountry = Object.entries(homes).map(([code, home]) => `${key(code)} ${value(home)};`);
  const byChoice = Object.entries(choices).map(
    ([chosen, home]) => `${key(`~(?:^|; )${choiceCookie}=${chosen}(?:;|$)`)} ${value(home)};`,
  );
  if (fallback === undefined)
    return `# Where ${base} leads: the country that the visitor chose, else nowhere: the root page asks.
${map("$http_cookie", "$sitegen_home", byChoice)}${root("$sitegen_home")}`;
  return `# The visitor's country, from the CDN in front: Cloudflare or CloudFront.
${map('"$http_cf_ipcountry$http_cloudfront_viewer_country"', "$sitegen_country", ['"~^(?<sitegen_code>[A-Za-z][A-Za-z])" $sitegen_code;'])}
# Where ${base} leads: the country that the visitor chose, else the one that the visitor is in, else nowhere: the root page asks.
${map("$sitegen_country", "$sitegen_country_home", ['"" "";', ...byCountry], value(fallback))}${map("$http_cookie", "$sitegen_home", byChoice, "$sitegen_country_home")}${root("$sitegen_home")}`;
}

/** Keys are regular expressions, because plain keys ignore case, and `/Services/` may redirect to `/services/`. */
function redirectRows({ key: country }: HostPlan, rules: readonly RedirectRule[]): string[] {
  const { key, value } = nginxSyntax(country);
  const reference = (number: number) => `\0${number}`;
  return rules
    .flatMap((rule) => redirectPatterns(rule, "decoded"))
    .map((pattern) => {
      const address = patternAddress(pattern, reference, (text) => value(text).slice(1, -1)).replaceAll("\0", "$");
      return `${key(`~${patternRegex(pattern)}`)} "${address}";`;
    });
}

/** Maps of paths that answer 410, and of the page that is shown for them. */
function goneMaps(plan: HostPlan): string {
  if (plan.gone.length === 0) return "";
  const { single, folders } = gonePaths(plan, "decoded");
  const { name, key, value } = nginxSyntax(plan.key);
  const isOn = (title: string, regexes: readonly string[]) => {
    const rows = regexes.map((regex) => `${key(`~${regex}`)} 1;`);
    return rows.length === 0 ? "" : map("$uri", name(title), rows);
  };
  const inner = plan.folders.filter((home) => home !== plan.base);
  const pages = inner.map((home) => `${key(`~^${home}`)} ${value(`${home}404.html`)};`);
  return `# Addresses that are gone for good, and the page that is shown for them.
${isOn("gone", single)}${isOn("gone_folder", folders)}${map("$uri", name("lost_page"), pages, value(`${plan.base}404.html`))}`;
}

/** nginx: a complete configuration (https://nginx.org/en/docs/) for the http context, in conf.d or sites-enabled. */
export const nginx: RuleWriter = {
  destination: "deploy",
  precompressed: true,
  files: (plan) => new Map([["nginx.conf", configuration(plan)]]),
  limits: ({ api, fallback }) =>
    notesOf(
      fallback !== undefined &&
        "nginx knows a visitor's country only from the header of a CDN in front of it, or from its geoip2 module. Without these, the root page asks the geo-IP service.",
      "nginx serves .gz files without further modules, .br files only with the module brotli_static: see the end of nginx.conf.",
      api &&
        `nginx looks up the address of the content API when it starts. Reload nginx when ${new URL(api.upstream).hostname} moves.`,
    ),
};

function configuration(plan: HostPlan): string {
  const { base, allowedHost, folders, headers, gone } = plan;
  const { name } = nginxSyntax(plan.key);
  const when = (map: string, answer: string) => [`if (${name(map)}) {`, `    return ${answer};`, "}"];
  const redirect = (map: string, status: number) => when(map, `${status} ${name(map)}$is_args$args`);
  const moved = byStatus(plan).flatMap(([status]) => redirect(`moved_${status}`, status));
  const single = gone.some((from) => !from.endsWith("*")) ? when("gone", "410") : [];
  const wholeFolders = gone.some((from) => from.endsWith("*")) ? when("gone_folder", "410") : [];
  const root = leadsFromRoot(plan) ? redirect("root", 302) : [];
  const countries = folders.flatMap((home) =>
    home === "/"
      ? []
      : [`location ${home} {`, "    try_files $uri $uri/ =404;", `    error_page 403 404 =404 ${home}404.html;`, "}"],
  );
  const certificate = [
    `ssl_certificate /etc/letsencrypt/live/${allowedHost}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${allowedHost}/privkey.pem;`,
  ];
  return `# Made by sitegen: nginx for ${allowedHost}. Copy it to /etc/nginx/conf.d/, test with nginx -t, reload.
#
# What may differ on your machine: the ports after listen, the folder after root, the two certificate files. Everything
# of your own goes into /etc/nginx/sitegen.d/*.conf, which the server includes; this file is made anew by each build.

${nginxMaps(plan)}
${otherNames(plan, certificate)}
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
${lines(certificate, 4)}    server_name ${allowedHost};
    server_tokens off;
    root /var/www/${allowedHost};
    index index.html;
    absolute_redirect off;
    charset utf-8;

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml application/javascript application/json application/xml image/svg+xml;

${lines(addHeaders(plan, headers.all), 4)}    add_header Cache-Control ${name("cache_control")} always;

${lines([...single, ...moved, ...wholeFolders, ...root, ...redirect("collapsed", 301)], 4)}
    # Rules of other hosting services in the same folder, and hidden files.
    location ~ "/(?:_headers|_redirects|_routes\\.json|_worker\\.js|\\.(?!well-known/))" {
        return 404;
    }

    # Calendars and Markdown: nginx has no types for them.
    location ~ "\\.(?:ics|md)$" {
        types {
            text/calendar ics;
            text/markdown md;
        }
        try_files $uri =404;
    }

${gone.length > 0 ? `    error_page 410 ${name("lost_page")};\n` : ""}    # A folder without a page is no page.
    error_page 403 404 =404 ${base}404.html;
    location / {
        try_files $uri $uri/ =404;
    }
${lines(countries, 4)}${apiLocation(plan)}
    # Your own: certificates elsewhere, \`brotli_static on;\` where nginx has that module.
    include sitegen.d/*.conf;
}
`;
}

/** Redirects other host names and plain HTTP. Of several hosts on one nginx, the network's is the default server. */
function otherNames({ key, allowedHost, aliases }: HostPlan, certificate: readonly string[]): string {
  const isNetwork = key === "";
  const server = (listen: readonly string[], names: string): string => `server {
${lines(listen, 4)}    server_name ${names};
    server_tokens off;
    return 301 https://${allowedHost}$request_uri;
}
`;
  if (isNetwork)
    return `# Any other host name gets a 301 to the allowed host, same URL; so does the allowed host without TLS.
${server(["listen 80 default_server;", "listen [::]:80 default_server;", "listen 443 ssl default_server;", "listen [::]:443 ssl default_server;", ...certificate], "_")}`;
  const plain = server(["listen 80;", "listen [::]:80;"], [allowedHost, ...aliases].join(" "));
  const secure =
    aliases.length > 0 ? server(["listen 443 ssl;", "listen [::]:443 ssl;", ...certificate], aliases.join(" ")) : "";
  return `# host.aliases and the allowed host without TLS get a 301 to the allowed host, same URL.
${plain}${secure}`;
}

const addHeaders = ({ key }: HostPlan, headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, text]) => `add_header ${name} ${nginxSyntax(key).value(text)} always;`);

/** Proxies the content API on this origin, so that browsers need no CORS. Its headers replace the server's. */
function apiLocation(plan: HostPlan): string {
  const { api } = plan;
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
${lines([...Object.keys(API_HEADERS).map((name) => `proxy_hide_header ${name};`), ...addHeaders(plan, API_HEADERS)], 8)}    }
`;
}
