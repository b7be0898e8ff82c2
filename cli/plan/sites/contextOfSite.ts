import { textsOf } from "../../../runtime/site/text.ts";
import { textsOfSite } from "../../config/loadConfig.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { networkIn } from "../../config/loadCountry.ts";
import { homeOn } from "../../config/routes/siteHosts.ts";
import { themeColours } from "../../config/themeColours.ts";
import type { BrandFiles } from "../../content/brandAndPublicFiles.ts";
import type { Content } from "../../model/content.ts";
import { planBrand } from "../brand/planBrand.ts";
import { citeInCopies, citeInNetwork, citeInSettings } from "../facts/citeFacts.ts";
import { siteFacts } from "../../config/facts/checkFacts.ts";
import type { FactReader } from "../facts/showFact.ts";
import type { PlannedFonts } from "../fonts/planFonts.ts";
import { namedSites } from "./namedSites.ts";
import { networkData } from "../network/networkData.ts";
import { collectPosts } from "../pages/posts.ts";
import { planShares } from "../share/planShares.ts";
import type { ShareLook } from "../share/shareDrawing.ts";
import type { NetworkContext, SiteContext } from "../../model/siteContext.ts";

/** What all sites share, and what each finds its own part in. */
interface Common extends NetworkContext {
  content: Content;
  files: BrandFiles;
  fonts: { of(site: string): PlannedFonts };
  /** Fonts for share pictures, and the versions of flags and font cutter, which are part of their hashes. */
  shareOptions: { fontsOf(site: string): ShareLook["fonts"]; versions: readonly string[] };
}

/**
 * Makes the context that a site's planners get: settings and copy in its language, with facts in place of citations.
 */
export function contextOfSite(
  { content, files, fonts, shareOptions, ...common }: Common,
  source: SiteConfig,
): SiteContext {
  const { config, packageData, hosts, routes } = common;
  const texts = textsOfSite(config, source);
  const t = textsOf(texts, source.language);
  const { code, currency } = source.config;
  const reader: FactReader = {
    facts: config.facts,
    site: siteFacts(source),
    language: source.language,
    code,
    currency,
    t,
  };
  const site = citeInSettings(source, reader);
  const localized = citeInNetwork(configFor(config, site), reader);
  const copies = citeInCopies(content.get(site.key) ?? new Map(), reader);
  const host = hosts.of(site.key);
  const home = homeOn(host, site.key);
  const brand = planBrand({
    brand: site.config.brand,
    country: site.country,
    home,
    colours: themeColours(site.config.theme),
    files,
    letter: packageData.letter,
    locate: (path) => site.locate(["brand", ...path]),
  });
  const network = networkData({
    config: localized,
    hosts,
    flagVersion: packageData.flags.version,
    brand: brand.data,
    reader: site,
  });
  return {
    ...common,
    config: localized,
    site,
    texts,
    t,
    reader,
    copies,
    network,
    named: namedSites(network, { country: site.country, home }, config.network.order.most),
    posts: collectPosts({ config: localized, site, home, routes, copies, t, brand }),
    brand,
    shares: planShares({
      site,
      brand,
      home,
      fonts: shareOptions.fontsOf(site.key),
      versions: shareOptions.versions,
    }),
    fonts: fonts.of(site.key),
    host,
    home,
    isUnlisted: hosts.isStaging || site.config.contacts.placeholder,
  };
}

/** The configuration whose network settings are in the site's language. */
function configFor(config: Config, { language }: SiteConfig): Config {
  const network = networkIn(config, language);
  return network === config.network ? config : { ...config, network };
}
