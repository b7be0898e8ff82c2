import { textsOf } from "../../../runtime/site/text.ts";
import { textsOfSite } from "../../config/loadConfig.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { networkIn } from "../../config/loadCountry.ts";
import { homeOn } from "../../config/routes/siteHosts.ts";
import { themeColours } from "../../config/themeColours.ts";
import type { Content, PageCopy } from "../../model/content.ts";
import { planBrand } from "../brand/planBrand.ts";
import { siteFacts } from "../../config/facts/checkFacts.ts";
import { showFact, type FactReader } from "../facts/showFact.ts";
import { mapTexts, replaceCitations } from "../../config/facts/citations.ts";
import type { PlannedFonts } from "../fonts/planFonts.ts";
import { namedSites } from "./countries.ts";
import { networkData } from "../network/networkData.ts";
import { collectPosts } from "../pages/posts.ts";
import { planShares } from "../share/planShares.ts";
import { shareFonts } from "../share/shareLook.ts";
import type { NetworkContext, ProjectFiles, SiteContext } from "../../model/siteContext.ts";

/** What all sites share, and what each finds its own part in. */
interface Common extends NetworkContext {
  content: Content;
  files: ProjectFiles;
  fonts: { of(site: string): PlannedFonts };
}

/** Makes the context of a site's planners: settings and copy in its language, with facts in place of citations. */
export function contextOfSite({ content, files, fonts, ...common }: Common, source: SiteConfig): SiteContext {
  const { config, packageData, hosts, routes } = common;
  const { key, country, language } = source;
  const texts = textsOfSite(config, source);
  const t = textsOf(texts, language);
  const { code, currency } = source.config;
  const reader: FactReader = { facts: config.facts, site: siteFacts(source), language, code, currency, t };
  const site = citeInSettings(source, reader);
  const inLanguage = networkIn(config, language);
  const localized = citeInNetwork(inLanguage === config.network ? config : { ...config, network: inLanguage }, reader);
  const copies = citeInCopies(content.get(key) ?? new Map(), reader);
  const host = hosts.of(key);
  const home = homeOn(host, key);
  const brand = planBrand({
    brand: site.config.brand,
    country,
    home,
    colours: themeColours(site.config.theme),
    files: files.brandFiles,
    letter: packageData.letter,
    locate: (path) => site.locate(["brand", ...path]),
  });
  const network = networkData({ ...common, config: localized }, brand.data, site);
  const { facts, share, cutter } = files.fonts;
  const shareLook = {
    site,
    brand,
    fonts: shareFonts(facts.get(key) ?? {}, share.get(key) ?? []),
    versions: [packageData.flags.version, cutter],
  };
  return {
    ...common,
    config: localized,
    site,
    texts,
    t,
    reader,
    copies,
    network,
    named: namedSites(network, { country, home }, config.network.order.most),
    posts: collectPosts({ config: localized, site, home, routes, copies, t, brand }),
    brand,
    shares: planShares(shareLook, home),
    fonts: fonts.of(key),
    host,
    home,
    isUnlisted: hosts.isStaging || site.config.contacts.placeholder,
  };
}

/** Replaces citations in a text with their facts. */
const cite = (reader: FactReader) => (text: string) =>
  replaceCitations(text, ({ id, plain }) => showFact(reader, id)?.[plain ? "plain" : "full"]);

/** A site's settings with facts in place of citations. */
const citeInSettings = (site: SiteConfig, reader: FactReader): SiteConfig =>
  site.cites ? { ...site, config: mapTexts(site.config, cite(reader)) } : site;

/** The network's settings with facts in place of citations, formatted for a site's readers. */
function citeInNetwork(config: Config, reader: FactReader): Config {
  if (!JSON.stringify(config.network).includes("{{fact:")) return config;
  return { ...config, network: mapTexts(config.network, cite(reader)) };
}

/** Replaces the citations of front matter with facts. Those of Markdown are replaced when it is rendered. */
function citeInCopies(copies: ReadonlyMap<string, PageCopy>, reader: FactReader): Map<string, PageCopy> {
  const write = cite(reader);
  return new Map(
    [...copies].map(([key, copy]) => [
      key,
      copy.cites.length > 0 ? { ...copy, data: mapTexts(copy.data, write), faq: mapTexts(copy.faq, write) } : copy,
    ]),
  );
}
