import type { CardGroup, HeroWindow, PageContent } from "../../runtime/site/page.ts";
import type { SiteContext } from "./siteContext.ts";

/** How many windows a hero has. */
const WINDOWS = 3;

/** A window, and what its illustration is found by. */
interface Chosen {
  label: string;
  href: string;
  /** Content key. */
  key: string;
  flag?: string | undefined;
  /** ISO 3166 code of the place that is shown, lower case. */
  place?: string | undefined;
}

/**
 * The windows of a home's hero: the pages that the country has chosen, else its first places, else its groups. The first
 * group's window shows the country itself.
 */
export function heroWindows(
  { site, routes, brand }: SiteContext,
  groups: readonly CardGroup[],
  latest: PageContent["latest"],
): HeroWindow[] {
  const { art } = site.config.theme;
  const keys = new Map(routes.ofSite(site.key).map(({ path, content }) => [path, content]));
  const cards = groups.flatMap((group) =>
    group.cards.map((card) => ({ ...card, group, key: keys.get(card.href) ?? "", place: card.flag })),
  );
  const chosen = art ? art.flatMap((key) => chosenWindow(key, groups, cards)) : firstWindows();
  return chosen.map(({ label, href, key, flag, place }) => {
    const name = brand.illustrations.nameOf(key, place);
    return { label, href, ...(flag !== undefined && { flag }), ...(name !== undefined && { art: name }) };
  });

  function firstWindows(): Chosen[] {
    const places = cards.filter(({ group, flag }) => flag !== undefined && group.cards.length >= WINDOWS);
    if (places.length >= WINDOWS) return places.slice(0, WINDOWS);
    const kinds: Chosen[] = [
      ...groups.map(({ title, href, key }) => ({ label: title, href, key })),
      ...(latest ? [{ label: latest.title, href: latest.href, key: "news" }] : []),
    ];
    const here = site.config.code?.toLowerCase();
    return kinds.slice(0, WINDOWS).map((kind, index) => (index === 0 ? { ...kind, place: here } : kind));
  }
}

function chosenWindow(key: string, groups: readonly CardGroup[], cards: readonly Chosen[]): Chosen[] {
  const group = groups.find((candidate) => candidate.key === key);
  if (group) return [{ label: group.title, href: group.href, key }];
  return cards.filter((card) => card.key === key).slice(0, 1);
}
