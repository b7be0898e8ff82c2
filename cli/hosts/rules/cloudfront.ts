import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { type RuleWriter, homeTables, jsonFile, regexList, notesOf } from "./ruleWriter.ts";
import { gonePaths } from "../listRules.ts";
import { spelledRules } from "../redirectPatterns.ts";

/**
 * A CloudFront Function for viewer requests, runtime cloudfront-js-2.0
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html).
 */
function cloudfrontFunction(plan: HostPlan): string {
  const { allowedHost, base, redirects, gone } = plan;
  const { single, folders } = gonePaths(plan, "sent");
  const rules = redirects.flatMap(spelledRules);
  const exact = rules
    .filter(({ from }) => !from.endsWith("*"))
    .map(({ from, to, status }): [string, [number, string]] => [from, [status, to]]);
  const wild = rules
    .filter(({ from }) => from.endsWith("*"))
    .map(({ from, to, status }) => [from.slice(0, -1), status, to]);
  return `// Made by sitegen. Attach it to the behaviour of the pages as viewer-request function, runtime cloudfront-js-2.0.

var ALLOWED_HOST = ${json(allowedHost)};
${homeTables(plan, "var")}${gone.length > 0 ? `// Addresses that are gone for good: single ones before redirects, folders after them.\nvar GONE = ${regexList(single)};\nvar GONE_FOLDERS = ${regexList(folders)};\n` : ""}// Path with final slash: status and target.
var MOVED = ${json(Object.fromEntries(exact))};
// Everything below a folder; a target that ends in * keeps the rest.
var MOVED_FOLDERS = ${json(wild)};

function handler(event) {
  var request = event.request;
  var host = request.headers.host ? request.headers.host.value.toLowerCase().replace(/:\\d+$/, '') : '';
  if (host !== ALLOWED_HOST) return redirect(301, 'https://' + ALLOWED_HOST + request.uri, request);

  // Percent codes in capitals, as MOVED has them.
  var path = finish(request.uri.replace(/\\/{2,}/g, '/').replace(/%[0-9a-f]{2}/gi, function (code) { return code.toUpperCase(); }));
  if (path === '${base}') {
    var home = homeOf(request);
    if (home) return redirect(302, home, request);
  }
${gone.length > 0 ? "  if (meetsAny(GONE, path)) return gone();\n" : ""}  var moved = movedTo(path);
  if (moved) return redirect(moved[0], moved[1], request);
${gone.length > 0 ? "  if (meetsAny(GONE_FOLDERS, path)) return gone();\n" : ""}
  // Repeated slashes and the final one, in one hop. Only plain paths, so that none can become another host.
  if (path !== request.uri && /^\\/[\\w.~/-]*$/.test(path)) return redirect(301, path, request);

  // The bucket has files and no folders.
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  return request;
}

${homeFunction(plan)}
function movedTo(path) {
  var key = path.endsWith('/') ? path : path + '/';
  if (has(MOVED, key)) return MOVED[key];
  for (var i = 0; i < MOVED_FOLDERS.length; i++) {
    var folder = MOVED_FOLDERS[i][0];
    var status = MOVED_FOLDERS[i][1];
    var target = MOVED_FOLDERS[i][2];
    if (!key.startsWith(folder)) continue;
    if (!target.endsWith('*')) return [status, target];
    var rest = path.slice(folder.length);
    if (/^(?:[\\w~-][\\w.~-]*\\/)*(?:[\\w~-][\\w.~-]*)?$/.test(rest)) return [status, finish(target.slice(0, -1) + rest)];
  }
  return null;
}

// A page's path ends in a slash, a file's (its last segment has a dot) does not.
function finish(path) {
  return /\\.[^/]*$/.test(path) || path.endsWith('/') ? path : path + '/';
}

function redirect(status, location, request) {
  var headers = { location: { value: location + queryOf(request) }, 'cache-control': { value: status === 302 ? 'no-store' : 'public, max-age=0, must-revalidate' } };
  return { statusCode: status, statusDescription: status === 302 || status === 307 ? 'Found' : 'Moved Permanently', headers: headers };
}

${gone.length > 0 ? GONE : ""}function queryOf(request) {
  var parts = [];
  var query = request.querystring;
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(values[i].value === '' ? name : name + '=' + values[i].value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function has(object, key) {
  return Object.prototype.hasOwnProperty.call(object, key);
}
`;
}

const GONE = `function meetsAny(regexes, path) {
  return regexes.some(function (regex) { return regex.test(path); });
}

function gone() {
  return { statusCode: 410, statusDescription: 'Gone', headers: { 'cache-control': { value: 'public, max-age=0, must-revalidate' } } };
}

`;

const json = (value: unknown): string => JSON.stringify(value);

/** Code that finds the root's target for a visitor. */
function homeFunction({ fallback, only, choiceCookie }: HostPlan): string {
  if (only !== undefined)
    return `// The home of the only country.
function homeOf() {
  return HOME;
}
`;
  const chosen = `function homeOf(request) {
  var chosen = request.cookies[${json(choiceCookie)}];
  if (chosen && has(CHOICES, chosen.value)) return CHOICES[chosen.value];
`;
  if (fallback === undefined) return `// The home of the country that the visitor chose.\n${chosen}  return '';\n}\n`;
  return `// The home of the country that the visitor chose, else of the one that the visitor is in.
${chosen}  var country = request.headers['cloudfront-viewer-country'];
  if (!country) return '';
  var code = country.value.toLowerCase();
  return has(HOMES, code) ? HOMES[code] : FALLBACK;
}
`;
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const MAX_FUNCTION_BYTES = 10_240;

/** AWS CloudFront with an S3 bucket: a viewer request function, and response headers policies for two behaviours. */
export const cloudfront: RuleWriter = {
  destination: "deploy",
  precompressed: false,
  files: (plan) =>
    new Map([
      ["viewer-request.js", cloudfrontFunction(plan)],
      ["headers-pages.json", headersPolicy("pages", plan, plan.headers.revalidate)],
      ["headers-assets.json", headersPolicy("assets", plan, plan.headers.immutable)],
    ]),
  limits: (plan) =>
    notesOf(
      `CloudFront has one error page for the whole distribution. Configure it to answer the bucket's 403 and 404 with ${plan.base}404.html, status 404.${plan.key !== "" ? "" : ` It replaces the error pages of ${plan.sites.join(", ")}.`}`,
      "CloudFront can't see which pages exist. It redirects every path without a final slash to the one with it, even if there is no such page.",
      plan.fallback !== undefined &&
        "CloudFront passes the visitor's country to the function only if the header CloudFront-Viewer-Country is in the behaviour's origin request policy.",
      plan.api &&
        `CloudFront proxies ${plan.api.base}/* only through a separate behaviour, without the function, with ${plan.api.upstream} as origin (all methods, no cache).`,
    ),
  excess(plan) {
    const size = Buffer.byteLength(cloudfrontFunction(plan));
    if (size <= MAX_FUNCTION_BYTES) return [];
    const message = `CloudFront Functions can have at most ${MAX_FUNCTION_BYTES} bytes, and this one has ${size}`;
    return [{ message, hint: "Combine redirects with `/*`, or move MOVED to a CloudFront KeyValueStore." }];
  },
};

/** Input of `aws cloudfront create-response-headers-policy`. HSTS, nosniff, referrer and CSP have their own fields. */
function headersPolicy(name: string, { allowedHost, headers }: HostPlan, cacheControl: string): string {
  const {
    "Strict-Transport-Security": hsts = "",
    "X-Content-Type-Options": _,
    "Referrer-Policy": referrer = "",
    "Content-Security-Policy": policy = "",
    ...others
  } = headers.all;
  const custom = { ...others, "Cache-Control": cacheControl };
  const items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: `${allowedHost.replaceAll(".", "-")}-${name}`,
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0),
        IncludeSubdomains: hsts.includes("includeSubDomains"),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return jsonFile(config);
}
