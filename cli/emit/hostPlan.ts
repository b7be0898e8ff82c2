import { COUNTRY_COOKIE } from "../../runtime/site/countryCookie.ts";
import { SPECULATION_RULES } from "../../runtime/site/speculation.ts";
import type { Config } from "../config/loadConfig.ts";
import { currencyStyle } from "../render/currencyStyle.ts";
import type { Plan } from "../plan/plan.ts";
import { siteStyle } from "../plan/siteStyle.ts";
import type { RedirectRule } from "../plan/redirects.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { inlineCode } from "./inlineCode.ts";
import { SECURITY_HEADERS } from "./securityHeaders.ts";

/** What every host has to do, before it is put into a host's own syntax. */
export interface HostPlan {
  /** The one host name that serves the sites. */
  allowedHost: string;
  /** Other host names that lead here. */
  aliases: string[];
  /** Country code, lower case → home; where `/` leads. */
  homes: Record<string, string>;
  /** Home for any other country. */
  fallback: string;
  /** Cookie with the key of the country that the visitor chose: it comes before the visitor's own country. */
  choiceCookie: string;
  /** Exact rules first, then those with `*`, the longest first. */
  redirects: RedirectRule[];
  /** Country homes, whose folders have a 404 page of their own. */
  sites: string[];
  /** The content API that the host fetches for the browser: path of the site, and address without final slash. */
  api?: { base: string; upstream: string };
  headers: ResponseHeaders;
}

/** Headers by what is answered. */
interface ResponseHeaders {
  /** Of every response. */
  all: Record<string, string>;
  /** Cache-Control of what may change at its address: pages, feeds, sitemaps, redirects. */
  revalidate: string;
  /** Cache-Control of the files below `<home>assets/`, whose names hold a hash of their content. */
  immutable: string;
}

/**
 * Makes the plan that all hosts' files are written from. The policy allows the inline code of `pages`, which are the
 * host's own, and the styles and the speculation rules of the countries' pages.
 */
export function planHost(
  { network: settings, countries }: Pick<Config, "network" | "countries">,
  { network, redirects }: Pick<Plan, "network" | "redirects">,
  pages: readonly string[],
): HostPlan {
  const { base, upstream } = settings.contentApi;
  const { scripts, styles } = inlineCode(pages);
  const siteStyles = countries.map(({ config }) => siteStyle(config.theme));
  return {
    allowedHost: settings.host.allowed,
    aliases: settings.host.aliases,
    homes: Object.fromEntries(Object.entries(network.geoIp.homes).map(([code, home]) => [code.toLowerCase(), home])),
    fallback: network.geoIp.fallback,
    choiceCookie: COUNTRY_COOKIE,
    redirects,
    sites: network.sites.map(({ home }) => home),
    ...(upstream !== undefined && { api: { base, upstream } }),
    headers: {
      all: {
        ...SECURITY_HEADERS,
        "Content-Security-Policy": contentSecurityPolicy(settings, {
          scripts: [...scripts, SPECULATION_RULES],
          styles: [...styles, ...siteStyles, currencyStyle()],
        }),
      },
      revalidate: "public, max-age=0, must-revalidate",
      immutable: "public, max-age=31536000, immutable",
    },
  };
}

/** Path segment of a home: `india` of `/india/`. */
export const siteKey = (home: string): string => home.replaceAll("/", "");
