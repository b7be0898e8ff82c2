import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { ALLOWED, type HostAnswer, type HostRequest, type TestHost } from "../testHost.ts";
import { decodePath, fileAnswer, hasFile, splitUrl } from "./serveFile.ts";

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Record<string, Value>;
  headers: Record<string, Value>;
  cookies: Record<string, Value>;
}

type Result = ViewerRequest | { statusCode: number; headers: Record<string, Value> };

/** CloudFront: the emitted function runs as JavaScript on events as CloudFront makes them, before a bucket of files with the emitted header policies. */
export const cloudfront: TestHost = {
  async start({ dist, deploy }) {
    const context = createContext({});
    runInContext(readFileSync(join(deploy, "viewer-request.js"), "utf8"), context);
    const handler = runInContext("handler", context) as (event: { request: ViewerRequest }) => Result;
    const [pages, assets] = [
      policyHeaders(join(deploy, "headers-pages.json")),
      policyHeaders(join(deploy, "headers-assets.json")),
    ];
    const ask = async (request: HostRequest): Promise<HostAnswer> => {
      const { path, query } = splitUrl(request.url);
      const isAsset = /^\/[^/]+\/assets\//.test(path);
      const headers = isAsset ? assets : pages;
      // Assets are a behaviour of their own, without the function.
      const result = isAsset ? { uri: path } : handler({ request: toEvent(request, path, query) });
      if ("statusCode" in result)
        return {
          status: result.statusCode,
          headers: {
            ...headers,
            ...Object.fromEntries(Object.entries(result.headers).map(([name, { value }]) => [name, value])),
          },
          body: "",
        };
      const name = decodePath(result.uri);
      return name !== undefined && hasFile(dist, name)
        ? fileAnswer(dist, name, { headers })
        : fileAnswer(dist, "/404.html", { status: 404, headers });
    };
    return { ask, stop: () => undefined };
  },
};

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
function toEvent(
  { method = "GET", host = ALLOWED, country, cookie = "" }: HostRequest,
  uri: string,
  query: string,
): ViewerRequest {
  const querystring: Record<string, Value> = {};
  for (const pair of query.slice(1).split("&").filter(Boolean)) {
    const [name = "", value = ""] = [pair.replace(/=.*$/s, ""), pair.includes("=") ? pair.replace(/^[^=]*=/, "") : ""];
    const known = querystring[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else querystring[name] = { value };
  }
  const cookies = Object.fromEntries(
    cookie
      .split("; ")
      .filter(Boolean)
      .map((pair): [string, Value] => [pair.replace(/=.*$/s, ""), { value: pair.replace(/^[^=]*=/, "") }]),
  );
  return {
    method,
    uri,
    querystring,
    headers: { host: { value: host }, ...(country && { "cloudfront-viewer-country": { value: country } }) },
    cookies,
  };
}

function policyHeaders(file: string): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(readFileSync(file, "utf8")) as {
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: number };
      ReferrerPolicy: { ReferrerPolicy: string };
      ContentSecurityPolicy: { ContentSecurityPolicy: string };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  return {
    "strict-transport-security": `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    "x-content-type-options": "nosniff",
    "referrer-policy": security.ReferrerPolicy.ReferrerPolicy,
    "content-security-policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
