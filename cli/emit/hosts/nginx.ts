import { leadsFromRoot, type HostPlan } from "../../plan/hostPlan.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import type { RuleWriter } from "./ruleWriter.ts";
import { nginxMaps, lines, nginxSyntax } from "./nginxMaps.ts";

/** nginx: a complete configuration (https://nginx.org/en/docs/) for the http context, in conf.d or sites-enabled. */
export const nginx: RuleWriter = {
  place: "deploy",
  precompressed: true,
  files: (plan) => new Map([["nginx.conf", configuration(plan)]]),
  limits: ({ api, fallback }) => [
    ...(fallback === undefined
      ? []
      : [
          "nginx knows a visitor's country only from the header of a CDN in front of it, or from its geoip2 module. Without these, the root page asks the geo-IP service.",
        ]),
    "nginx serves .gz files without further modules, .br files only with the module brotli_static: see the end of nginx.conf.",
    ...(api
      ? [
          `nginx looks up the address of the content API when it starts. Reload nginx when ${new URL(api.upstream).hostname} moves.`,
        ]
      : []),
  ],
};

function configuration(plan: HostPlan): string {
  const { base, allowedHost, folders, headers, redirects, gone } = plan;
  const { name } = nginxSyntax(plan.key);
  const statuses = [...new Set(redirects.map(({ status }) => status))].sort();
  const moved = statuses.flatMap((status) => [
    `if (${name(`moved_${status}`)}) {`,
    `    return ${status} ${name(`moved_${status}`)}$is_args$args;`,
    "}",
  ]);
  const isGone = (map: string) => [`if (${name(map)}) {`, "    return 410;", "}"];
  const single = gone.some((from) => !from.endsWith("*")) ? isGone("gone") : [];
  const wholeFolders = gone.some((from) => from.endsWith("*")) ? isGone("gone_folder") : [];
  const root = leadsFromRoot(plan)
    ? [`if (${name("root")}) {`, `    return 302 ${name("root")}$is_args$args;`, "}"]
    : [];
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

${lines([...single, ...moved, ...wholeFolders, ...root], 4)}    if (${name("collapsed")}) {
        return 301 ${name("collapsed")}$is_args$args;
    }

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

${
  gone.length > 0
    ? `    error_page 410 ${name("lost_page")};
`
    : ""
}    # A folder without a page is no page.
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

/**
 * Proxies the content API on this origin, so that browsers need no CORS. Its `add_header` lines replace the server's.
 */
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
