import type { Card, CardGroup } from "../../../runtime/site/cards.ts";
import { regionName } from "../../config/geography/countryData.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { countryName } from "../sites/countries.ts";
import { cardGroup, cardKind } from "../pages/cardGroup.ts";
import { categoryPath } from "../pages/posts.ts";
import type { Planners, SectionContext, Written } from "./context.ts";

/** Planners of the sections that list pages, posts, institutions or offices. */
export const listSections = {
  cards({ group: key, items, heading, limit, slider }, context) {
    const hint = "Write `group: services` for the pages of a group, or list single cards in `items`.";
    if (!hasOneOf({ group: key, items }, hint, context)) return undefined;
    if (items && heading === undefined)
      context.report(["items"], {
        code: "missing-key",
        message: "Cards without a group need a heading",
        hint: "Write `heading:` above the `items`.",
      });
    const group = items ? undefined : groupOf(context, key ?? "");
    const cards = (items ? writtenCards(items, context) : (group?.cards ?? [])).slice(0, limit);
    if (cards.length === 0) return undefined;
    return { cards, kind: cardKind(cards), slider, link: group && { label: group.title, href: group.href } };
  },
  posts({ group: key, category, limit }, context) {
    const { config, posts } = context.site;
    const { groups } = config.network;
    const group = groupOf(context, key);
    if (!group) return undefined;
    const collection = groups[key]?.collection;
    if (!collection)
      return context.report(["group"], {
        code: "invalid-choice",
        message: `\`${key}\` is not a collection of posts`,
        hint: didYouMean(
          key,
          Object.keys(groups).filter((name) => groups[name]?.collection),
        ),
      });
    if (category !== undefined && !Object.hasOwn(collection.categories, category))
      context.report(["category"], {
        code: "invalid-choice",
        message: `\`${key}\` has no category \`${category}\``,
        hint: didYouMean(category, Object.keys(collection.categories)),
      });
    const href = category === undefined ? group.href : categoryPath(group.href, category);
    const shown = (posts.get(key)?.all ?? [])
      .filter((post) => category === undefined || post.category?.href === href)
      .slice(0, limit);
    return shown.length > 0 ? { posts: shown, link: { label: group.title, href } } : undefined;
  },
  institutions({ list, countries }, context) {
    const { institutions } = context.site.config.network;
    const listed = Object.hasOwn(institutions, list) ? institutions[list] : undefined;
    if (!listed)
      return context.report(["list"], {
        code: "unknown-option-list",
        message: `There is no list of institutions \`${list}\``,
        hint: didYouMean(list, Object.keys(institutions)) || "Define it under `institutions` in network.yaml.",
      });
    const shown = listed.filter(({ country }) => countries === undefined || countries.includes(country));
    if (shown.length === 0)
      return context.report(["countries"], {
        code: "invalid-choice",
        message: `The list \`${list}\` has no institution in these countries`,
        hint: didYouMean("", new Set(listed.map(({ country }) => country))),
      });
    return {
      institutions: shown.map(({ name, city, country, founded, note }) => ({
        name,
        city,
        flag: country.toLowerCase(),
        country: regionName(country, context.site.site.language) ?? country,
        founded,
        note,
      })),
    };
  },
  offices({ countries }, { site: { config, site, named } }) {
    const others = config.countries.filter(({ key }) => key !== site.country && named.flagOrder.includes(key));
    const shown = (countries === "all" ? [site, ...others] : [site]).filter(
      ({ config: { contacts } }) => contacts.offices.length > 0,
    );
    if (shown.length === 0) return undefined;
    return {
      countries: shown.map((country) => {
        const { code, contacts, name } = country.config;
        return {
          key: code?.toLowerCase() ?? country.country,
          ...(country === site ? { name } : countryName(config, country, site)),
          flag: code?.toLowerCase(),
          offices: contacts.offices.map(({ phone = contacts.phone, opens: _, ...office }) => ({ ...office, phone })),
        };
      }),
    };
  },
} satisfies Partial<Planners>;

/** The section's own cards, without those whose page the country lacks. */
const writtenCards = (items: NonNullable<Written<"cards">["items"]>, { site, href: find }: SectionContext): Card[] =>
  items.flatMap(({ label, summary = "", to, flag: code, art: key = "" }) => {
    const href = find(to);
    const flag = code?.toLowerCase();
    return href === undefined ? [] : { label, summary, href, flag, art: site.brand.illustrations.nameOf(key, flag) };
  });

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
  const known = Object.keys(config.network.groups);
  if (!known.includes(key))
    return context.report(["group"], {
      code: "unknown-group",
      message: `There is no group \`${key}\``,
      why: "A section can list the pages of a group that is defined in network.yaml.",
      hint: didYouMean(key, known) || "Define it below `groups` of network.yaml, or remove this.",
    });
  return Object.hasOwn(site.config.groups, key) ? cardGroup(context.site, key) : undefined;
}
