import type { HostPlan } from "../hostPlan.ts";
import type { Host } from "./index.ts";

/** nginx: a complete server configuration (https://nginx.org/en/docs/). */
export const nginx: Host = {
  place: "deploy",
  precompressed: true,
  files: (plan) => new Map([["nginx.conf", configuration(plan)]]),
  limits: () => ["nginx knows a visitor's country only from a header of a CDN in front of it or from the geoip2 module: see the map in nginx.conf."],
};

const quote = (text: string) => `"${text.replace(/[\\"$]/g, (character) => (character === "$" ? "${dollar}" : `\\${character}`))}"`;

function configuration(plan: HostPlan): string {
  const { allowedHost, homes, fallback, redirects, sites, headers } = plan;
  const common = headers[0]?.values ?? {};
  const addHeaders = (values: Record<string, string>, indent: string) =>
    Object.entries(values).map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`).join("\n");
  return `# Put this file into conf.d or sites-enabled (it belongs inside http { }), set root and the certificates, and reload.

# A literal dollar sign: nginx has no escape for it.
geo $dollar { default "$"; }

# The visitor's country, from the CDN in front (CloudFront, Cloudflare) or from the geoip2 module.
map $http_cloudfront_viewer_country$http_cf_ipcountry $sitegen_home {
    default ${quote(fallback)};
${Object.entries(homes).map(([code, home]) => `    ~*^${code} ${quote(home)};`).join("\n")}
}

# Any other host name gets a 301 to the allowed host, same URL.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    server_name _;
    return 301 https://${allowedHost}$request_uri;
}

server {
    listen 80;
    listen [::]:80;
    # listen 443 ssl;
    # listen [::]:443 ssl;
    # ssl_certificate     /etc/ssl/certs/${allowedHost}.pem;
    # ssl_certificate_key /etc/ssl/private/${allowedHost}.key;
    server_name ${allowedHost};
    root /var/www/dist;
    index index.html;
    absolute_redirect off;
    merge_slashes on;
    gzip_static on;
    error_page 404 /404.html;

${addHeaders(common, "    ")}

    # Repeated slashes: one redirect to the clean path of this host.
    if ($request_uri ~ "^[^?]*//") {
        rewrite ^/*(.*)$ /$1 permanent;
    }

    location = / {
        return 302 $sitegen_home;
    }
${redirects.map(nginxRedirect).join("")}
${sites
  .map(
    (home) => `    location ${home} {
        error_page 404 ${home}404.html;
        try_files $uri $uri/ =404;
    }
    location ${home}assets/ {
${addHeaders({ ...common, ...(headers.find(({ path }) => path === `${home}assets/*`)?.values ?? {}) }, "        ")}
        try_files $uri =404;
    }`,
  )
  .join("\n")}
}
`;
}

function nginxRedirect({ from, to, status }: HostPlan["redirects"][number]): string {
  if (from.endsWith("*")) {
    const pattern = `^${from.slice(0, -1).replace(/[.+?^$()[\]{}|\\]/g, "\\$&")}([\\w./~-]*)$`;
    return `\n    location ~ ${quote(pattern).replaceAll("${dollar}", "$")} {\n        return ${status} ${to.endsWith("*") ? `${to.slice(0, -1)}$1` : to}$is_args$args;\n    }\n`;
  }
  const bare = from.replace(/\/$/, "");
  return [bare, `${bare}/`].map((path) => `\n    location = ${path} {\n        return ${status} ${to}$is_args$args;\n    }\n`).join("");
}
