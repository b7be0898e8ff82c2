import { onlyHome, type NetworkData } from "../../runtime/site/site.ts";
import { COUNTRY_COOKIE } from "../../runtime/site/browserStorage.ts";
import { textsOf } from "../../runtime/site/text.ts";
import { SPECULATION_RULES } from "../../runtime/site/speculation.ts";
import type { Config } from "../model/config.ts";
import type { HostPlan } from "../plan/network/hostPlan.ts";
import { serviceOn } from "../config/routes/siteHosts.ts";
import type { PlannedHost } from "../plan/network/planHosts.ts";
import type { Plan } from "../model/plan.ts";
import { listSendUrls } from "../plan/forms/planForms.ts";
import { siteStyle } from "../plan/brand/siteStyle.ts";
import { contentSecurityPolicy, inlineCode, SECURITY_HEADERS } from "./securityHeaders.ts";

interface Options {
  config: Config;
  plan: Plan;
  host?: PlannedHost;
  /** HTML of pages whose inline code the policy allows. */
  pages: readonly string[];
  /** Inline styles besides themes that pages of any country may have. */
  styles: readonly string[];
}

/** Plans a host's rules and headers, from which its files are written. */
export function planHost({ config, plan, host = plan.hosts[0], pages, styles }: Options): HostPlan {
  const { network, words } = plan;
  const { contentApi } = config.network;
  const inline = inlineCode(pages);
  const t = textsOf(words.texts, words.language);
  const countries = config.countries.filter(({ key }) => host.countries.includes(key));
  const siteStyles = countries.map((site) => siteStyle(site.config.theme));
  const { key, folder, base, aliases, redirects, gone, folders } = host;
  return {
    key,
    folder,
    base,
    allowedHost: host.allowed,
    aliases,
    ...(key === "" ? rootRules(network) : { homes: {}, choices: {} }),
    choiceCookie: COUNTRY_COOKIE,
    redirects,
    gone,
    moved: { language: words.language, title: t("moved.title"), text: t("moved.text", { page: "\n" }) },
    sites: host.homes,
    folders,
    ...(contentApi?.upstream !== undefined && {
      api: { base: serviceOn(host, contentApi.base), upstream: contentApi.upstream },
    }),
    headers: {
      all: {
        ...SECURITY_HEADERS,
        ...(host.isUnlisted && { "X-Robots-Tag": "noindex" }),
        "Content-Security-Policy": contentSecurityPolicy(
          config.network,
          listSendUrls({ network: config.network, countries }),
          { scripts: [...inline.scripts, SPECULATION_RULES], styles: [...inline.styles, ...siteStyles, ...styles] },
          host.policy,
        ),
      },
      revalidate: "public, max-age=0, must-revalidate",
      immutable: "public, max-age=31536000, immutable",
    },
  };
}

/** The targets of `/`: the only home, or homes by the visitor's choice and country. */
function rootRules({ geoIp, sites }: NetworkData): Pick<HostPlan, "homes" | "fallback" | "only" | "choices"> {
  const only = onlyHome({ sites });
  if (only !== undefined) return { homes: {}, only, choices: {} };
  const choices = Object.fromEntries(sites.map(({ key, home }) => [key, home]));
  if (!geoIp) return { homes: {}, choices };
  const homes = Object.entries(geoIp.homes).map(([code, home]) => [code.toLowerCase(), home]);
  return { homes: Object.fromEntries(homes) as HostPlan["homes"], fallback: geoIp.fallback, choices };
}
