import type { HostPlan } from "../../plan/hostPlan.ts";
import { cloudfrontFunction } from "./cloudfrontFunction.ts";
import type { RuleWriter } from "./ruleWriter.ts";

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const MAX_FUNCTION_BYTES = 10_240;

/** AWS CloudFront with an S3 bucket: a viewer request function, and response headers policies for two behaviours. */
export const cloudfront: RuleWriter = {
  place: "deploy",
  precompressed: false,
  files: (plan) =>
    new Map([
      ["viewer-request.js", cloudfrontFunction(plan)],
      ["headers-pages.json", headersPolicy("pages", plan, plan.headers.revalidate)],
      ["headers-assets.json", headersPolicy("assets", plan, plan.headers.immutable)],
    ]),
  limits: (plan) => [
    `CloudFront has one error page for the whole distribution. Configure it to answer the bucket's 403 and 404 with ${plan.base}404.html, status 404.${plan.key !== "" ? "" : ` It replaces the error pages of ${plan.sites.join(", ")}.`}`,
    "CloudFront can't see which pages exist. It redirects every path without a final slash to the one with it, even if there is no such page.",
    ...(plan.fallback === undefined
      ? []
      : [
          "CloudFront passes the visitor's country to the function only if the header CloudFront-Viewer-Country is in the behaviour's origin request policy.",
        ]),
    ...(plan.api
      ? [
          `CloudFront proxies ${plan.api.base}/* only through a separate behaviour, without the function, with ${plan.api.upstream} as origin (all methods, no cache).`,
        ]
      : []),
  ],
  excess(plan) {
    const size = Buffer.byteLength(cloudfrontFunction(plan));
    if (size <= MAX_FUNCTION_BYTES) return [];
    return [
      {
        message: `CloudFront Functions can have at most ${MAX_FUNCTION_BYTES} bytes, and this one has ${size}`,
        hint: "Combine redirects with `/*`, or move MOVED to a CloudFront KeyValueStore.",
      },
    ];
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
  const items = Object.entries({ ...others, "Cache-Control": cacheControl }).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
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
  return `${JSON.stringify(config, null, 2)}\n`;
}
