import type { Card, CardGroup } from "../../../runtime/site/cards.ts";
import { regionName } from "../../config/geography/countryData.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { countryName } from "../sites/countryName.ts";
import { cardGroup, cardKind } from "../pages/cardGroup.ts";
import type { Planner, SectionContext, Written } from "./context.ts";

export const planCards: Planner<"cards"> = ({ group: key, items, heading, limit, slider }, context) => {
  const hint = "Write `group: services` for the pages of a group, or list single cards in `items`.";
  if (!hasOneOf({ group: key, items }, hint, context)) return undefined;
  if (items) {
    if (heading === undefined)
      context.report(["items"], {
        code: "missing-key",
        message: "Cards without a group need a heading",
        hint: "Write `heading:` above the `items`.",
      });
    const cards = writtenCards(items, context).slice(0, limit);
    return cards.length > 0 ? { cards, kind: cardKind(cards), slider } : undefined;
  }
  const group = groupOf(context, key ?? "");
  if (!group || group.cards.length === 0) return undefined;
  const cards = group.cards.slice(0, limit);
  return {
    cards,
    kind: cardKind(cards),
    slider,
    link: { label: group.title, href: group.href },
  };
};

/** The section's own cards, without those whose page the country lacks. */
const writtenCards = (items: NonNullable<Written<"cards">["items"]>, { site, href }: SectionContext): Card[] =>
  items.flatMap(({ label, summary = "", to, flag: code, art: key }) => {
    const address = href(to);
    if (address === undefined) return [];
    const flag = code?.toLowerCase();
    const art = site.brand.illustrations.nameOf(key ?? "", flag);
    return [{ label, summary, href: address, ...(flag && { flag }), ...(art !== undefined && { art }) }];
  });

export const planPosts: Planner<"posts"> = ({ group: key, category, limit }, context) => {
  const { config, home, posts } = context.site;
  const group = groupOf(context, key);
  if (!group) return undefined;
  const collection = config.network.groups[key]?.collection;
  if (!collection) {
    const collections = Object.keys(config.network.groups).filter((name) => config.network.groups[name]?.collection);
    context.report(["group"], {
      code: "invalid-choice",
      message: `\`${key}\` is not a collection of posts`,
      hint: didYouMean(key, collections),
    });
    return undefined;
  }
  if (category !== undefined && !Object.hasOwn(collection.categories, category))
    context.report(["category"], {
      code: "invalid-choice",
      message: `\`${key}\` has no category \`${category}\``,
      hint: didYouMean(category, Object.keys(collection.categories)),
    });
  const categoryHref = category === undefined ? undefined : `${home}${key}/category/${category}/`;
  const shown = (posts.get(key)?.all ?? [])
    .filter((post) => categoryHref === undefined || post.category?.href === categoryHref)
    .slice(0, limit);
  if (shown.length === 0) return undefined;
  return { posts: shown, link: { label: group.title, href: categoryHref ?? group.href } };
};

export const planInstitutions: Planner<"institutions"> = ({ list, countries }, context) => {
  const { institutions } = context.site.config.network;
  const listed = Object.hasOwn(institutions, list) ? institutions[list] : undefined;
  if (!listed) {
    context.report(["list"], {
      code: "unknown-option-list",
      message: `There is no list of institutions \`${list}\``,
      hint: didYouMean(list, Object.keys(institutions)) || "Define it under `institutions` in network.yaml.",
    });
    return undefined;
  }
  const shown = listed
    .filter(({ country }) => countries === undefined || countries.includes(country))
    .map(({ name, city, country, founded, note }) => ({
      name,
      city,
      flag: country.toLowerCase(),
      country: regionName(country, context.site.site.language) ?? country,
      ...(founded && { founded }),
      ...(note && { note }),
    }));
  if (shown.length === 0)
    context.report(["countries"], {
      code: "invalid-choice",
      message: `The list \`${list}\` has no institution in these countries`,
      hint: didYouMean("", [...new Set(listed.map(({ country }) => country))]),
    });
  return shown.length > 0 ? { institutions: shown } : undefined;
};

export const planOffices: Planner<"offices"> = ({ countries }, { site: { config, site, named } }) => {
  const others = config.countries.filter(({ key }) => key !== site.country && named.flagOrder.includes(key));
  const shown = (countries === "all" ? [site, ...others] : [site]).filter(
    ({ config: { contacts } }) => contacts.offices.length > 0,
  );
  if (shown.length === 0) return undefined;
  const nameOf = (key: string) => {
    const first = config.countries.find((country) => country.key === key);
    return key === site.country || !first ? { name: site.config.name } : countryName(config, first, site);
  };
  return {
    countries: shown.map(({ country, config: { code, contacts } }) => ({
      key: code?.toLowerCase() ?? country,
      ...nameOf(country),
      ...(code && { flag: code.toLowerCase() }),
      offices: contacts.offices.map(({ phone = contacts.phone, opens: _opens, ...office }) => ({
        ...office,
        ...(phone && { phone }),
      })),
    })),
  };
};

/** Whether a section has exactly one of two alternative keys; otherwise reports it. */
export function hasOneOf(keys: Readonly<Record<string, unknown>>, hint: string, { report }: SectionContext): boolean {
  const written = Object.keys(keys).filter((key) => keys[key] !== undefined);
  if (written.length === 1) return true;
  const message = `A section has either a \`${Object.keys(keys).join("` or `")}\``;
  const other = written.at(-1);
  report([other ?? "type"], { code: other === undefined ? "missing-key" : "unknown-key", message, hint });
  return false;
}

/** The country's group; undefined if the country has none. A group that no country can have is reported. */
export function groupOf(context: SectionContext, key: string): CardGroup | undefined {
  const { config, site } = context.site;
  if (!Object.hasOwn(config.network.groups, key)) {
    context.report(["group"], {
      code: "unknown-group",
      message: `There is no group \`${key}\``,
      why: "A section can list the pages of a group that is defined in network.yaml.",
      hint:
        didYouMean(key, Object.keys(config.network.groups)) ||
        "Define it below `groups` of network.yaml, or remove this.",
    });
    return undefined;
  }
  return Object.hasOwn(site.config.groups, key) ? cardGroup(context.site, key) : undefined;
}
