import { z } from "zod";
import { isSitePath, safeHref } from "../../../../runtime/site/safeHref.ts";
import { map, optionalList, withDefault } from "../values/builders.ts";
import { Slug, Text, CountryCode } from "../values/primitives.ts";

/** Markdown. In every section the key `text` is Markdown. */
export const Markdown = z.string().trim().min(1).meta({ contentMediaType: "text/markdown" });

/** A link: a page, relative to the country's home, or a web address. In every section the key `to` is a link. */
export const To = z.string().refine((text) => isSitePath(text) || safeHref(text) === text, {
  error: "The link is neither a page nor a web address",
  params: { code: "invalid-url", hint: "Begin with one slash for a page of this site, or with https://." },
});

export const Action = map({
  label: Text.describe("Label of the link."),
  to: To.describe("Target of the link."),
});

/** Keys of every section. */
export const commonKeys = {
  id: Slug.optional().describe("Id of the section, for links to it: `/prices/#discounts`."),
  heading: Text.optional().describe("Heading of the section."),
  summary: Text.optional().describe("One sentence below the heading."),
  ground: withDefault(z.enum(["paper", "tint", "deep"]), "paper").describe(
    "Background of the section: the page's background, a tint of it, or the brand's dark colour.",
  ),
};

/** A section of a type: the common keys and its own. Its description is also that of `type`, which editors show. */
export const section = <T extends string, S extends z.core.$ZodShape>(type: T, own: S) => ({
  describe: (description: string) =>
    map({ type: z.literal(type).describe(description), ...commonKeys, ...own }).describe(description),
});

export const heading = Text.describe("Heading of the section.");

/** A fact's id, or its part after the place. */
export const FactName = Text;

/** Keys of sections that show the same facts of several places. */
export const placeKeys = {
  group: Slug.optional().describe(
    "Group whose pages with a `flag` are the places. The facts of a page with `flag: AU` have ids that begin with `au.`. A place without any of these facts is not shown.",
  ),
  places: optionalList(1, {
    key: Slug.describe("First part of the place's fact ids: `au` for `au.parcel.fee`."),
    label: Text.describe("Name of the place."),
    to: To.optional().describe("Page of the place."),
    flag: CountryCode.optional().describe("Country whose flag is beside the name."),
    facts: withDefault(z.record(FactName, FactName), {}).describe(
      "Facts with other ids: `parcel.fee: au.parcel.express.fee` uses that fact instead of `au.parcel.fee`.",
    ),
  }).describe("The places, in order, instead of a group."),
};
