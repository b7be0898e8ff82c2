import type { Link, MenuItem } from "../../runtime/site/menu.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { isSitePath } from "../../runtime/site/safeHref.ts";
import type { Route } from "../config/routes/routes.ts";
import { homeOn } from "../config/siteHosts.ts";
import type { NavigationEntry } from "../config/schema/navigation.ts";
import { isInherited } from "../config/routes/siteLinks.ts";
import { cardGroup } from "./cardGroup.ts";
import { planForms } from "./forms/planForms.ts";
import { findList } from "./postLists.ts";
import type { SiteContext } from "./siteContext.ts";

/** What all pages of one country share: sent to the browser once, as one cached file. */
export function siteData(context: SiteContext, own: readonly Route[]): SiteData {
  const { config, country, language } = context.site;
  const pageOf = (template: Route["template"]) =>
    own.find((route) => route.template === template)?.path ?? context.home;
  const { placeholder: _, ...contacts } = config.contacts;
  const flag = config.code.toLowerCase();
  const flagImage = context.flags.inline(flag);
  return {
    ...context.network,
    ...context.named,
    brand: context.brand.data,
    country: {
      key: country,
      name: config.name,
      demonym: config.demonym,
      flag,
      ...(flagImage !== undefined && { flagImage }),
      home: context.home,
      language,
      languages: siteLanguages(context),
    },
    contacts,
    texts: context.texts,
    // The menu of the country's first language would replace the one of this.
    ...(!isInherited(context.site, ["contentApi"]) && { menuId: config.contentApi.menuId }),
    menu: config.navigation.flatMap((entry) => menuItem(context, entry) ?? []),
    footer: config.footer.flatMap((column) => footerColumn(context, column) ?? []),
    forms: planForms(context, own),
    enquiryPage: pageOf("contact"),
    layouts: usedLayouts(context, own),
    notFoundLayout: config.notFoundLayout,
  };
}

/** The languages of the country, for the switcher. */
function siteLanguages({ config, site, host }: SiteContext): SiteData["country"]["languages"] {
  const all = config.sites.filter(({ country }) => country === site.country);
  return all.length < 2
    ? []
    : all.map(({ key, language }) => ({ language, name: languageName(language), home: homeOn(host, key) }));
}

/** What a language calls itself, with a capital letter as in a list. */
function languageName(language: string): string {
  const [base = language] = language.split("-");
  const name = new Intl.DisplayNames(language, { type: "language" }).of(base) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** Address of a link; undefined for a page that a further language does not have, in an entry that it takes over. */
function href({ routes, site, ...context }: SiteContext, to: string, list: string): string | undefined {
  if (!isSitePath(to)) return to;
  const found = routes.find(site.key, to)?.path ?? findList({ routes, site, ...context }, to);
  return found ?? (isInherited(site, [list]) ? undefined : to);
}

function menuItem(context: SiteContext, entry: NavigationEntry): MenuItem | undefined {
  const { site, routes } = context;
  if ("group" in entry) {
    const { title, href: url, cards } = cardGroup(context, entry.group);
    const child = cards.map((card) => ({ title: card.label, url: card.href, child: null }));
    if (child.length === 0 && isInherited(site, ["navigation"]) && !routes.find(site.key, `/${entry.group}/`))
      return undefined;
    return { title: entry.title ?? title, url, child: child.length > 0 ? child : null };
  }
  const child = entry.children?.flatMap((inner) => menuItem(context, inner) ?? []) ?? [];
  const url = href(context, entry.to, "navigation");
  if (url === undefined) return undefined;
  return { title: entry.title, url, child: child.length > 0 ? child : null };
}

function footerColumn(
  context: SiteContext,
  column: SiteContext["site"]["config"]["footer"][number],
): SiteData["footer"][number] | undefined {
  const group = column.group ? cardGroup(context, column.group) : undefined;
  const links: Link[] = [
    ...(group?.cards.map(({ label, href: to }) => ({ label, href: to })) ?? []),
    ...(column.links?.flatMap(({ title, to }): Link[] => {
      const address = href(context, to, "footer");
      return address === undefined ? [] : [{ label: title, href: address }];
    }) ?? []),
  ];
  if (links.length === 0 && isInherited(context.site, ["footer"])) return undefined;
  return { title: column.title ?? group?.title ?? "", links };
}

/** Only the layouts that the country's pages use are sent. */
function usedLayouts({ config, site }: SiteContext, own: readonly Route[]): SiteData["layouts"] {
  const names = new Set([site.config.notFoundLayout, ...own.map(({ layout }) => layout)]);
  return Object.fromEntries(Object.entries(config.network.layouts).filter(([name]) => names.has(name)));
}
