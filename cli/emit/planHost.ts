import { onlyHome } from "../../runtime/site/homes.ts";
import type { NetworkData } from "../../runtime/site/site.ts";
import { COUNTRY_COOKIE } from "../../runtime/site/countryCookie.ts";
import { textsOf } from "../../runtime/site/text.ts";
import { SPECULATION_RULES } from "../../runtime/site/speculation.ts";
import type { Config } from "../config/loadConfig.ts";
import type { HostPlan } from "../plan/hostPlan.ts";
import type { Plan } from "../plan/plan.ts";
import { listSendUrls } from "../plan/forms/sendUrls.ts";
import { headPolicy } from "../plan/headTags.ts";
import { siteStyle } from "../plan/siteStyle.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { inlineCode } from "./inlineCode.ts";
import { SECURITY_HEADERS } from "./securityHeaders.ts";

interface Options {
  config: Pick<Config, "network" | "countries" | "sites">;
  plan: Pick<Plan, "baseUrl" | "isStaging" | "network" | "host" | "redirects" | "folders">;
  /** HTML of the host's own pages, and of any other whose inline code is allowed. */
  pages: readonly string[];
  /** Inline styles that pages of any country may have beside their theme. */
  styles: readonly string[];
}

/** Makes the plan that all hosts' files are written from. Its policy allows the inline code of `pages` and of the countries' pages. */
export function planHost({
  config,
  plan: { baseUrl, isStaging, network, host: words, redirects, folders },
  pages,
  styles,
}: Options): HostPlan {
  const { contentApi, geoIp, host } = config.network;
  const inline = inlineCode(pages);
  const t = textsOf(words.texts, words.language);
  const siteStyles = config.countries.map((site) => siteStyle(site.config.theme));
  return {
    allowedHost: isStaging ? new URL(baseUrl).hostname : host.allowed,
    aliases: isStaging ? [] : host.aliases,
    ...rootRules(network),
    choiceCookie: COUNTRY_COOKIE,
    redirects,
    moved: { language: words.language, title: t("moved.title"), text: t("moved.text", { page: "\n" }) },
    sites: network.sites.map(({ home }) => home),
    folders,
    ...(contentApi?.upstream !== undefined && { api: { base: contentApi.base, upstream: contentApi.upstream } }),
    headers: {
      all: {
        ...SECURITY_HEADERS,
        ...(isStaging && { "X-Robots-Tag": "noindex" }),
        "Content-Security-Policy": contentSecurityPolicy(
          { contentApi, geoIp },
          listSendUrls(config),
          { scripts: [...inline.scripts, SPECULATION_RULES], styles: [...inline.styles, ...siteStyles, ...styles] },
          headPolicy([...config.network.head, ...config.sites.flatMap((site) => site.config.head)]),
        ),
      },
      revalidate: "public, max-age=0, must-revalidate",
      immutable: "public, max-age=31536000, immutable",
    },
  };
}

/** Where `/` leads: by where the visitor is, if there is more than one country to be sent to. */
function rootRules({ geoIp, sites }: NetworkData): Pick<HostPlan, "homes" | "fallback" | "only"> {
  const only = onlyHome({ sites });
  if (only !== undefined) return { homes: {}, only };
  if (!geoIp) return { homes: {} };
  const homes = Object.entries(geoIp.homes).map(([code, home]) => [code.toLowerCase(), home]);
  return { homes: Object.fromEntries(homes) as HostPlan["homes"], fallback: geoIp.fallback };
}
