import { z } from "zod";
import { COPY_TEMPLATES } from "../../../runtime/site/page.ts";
import { Day, datedText, Afterwards, Instant } from "./values/day.ts";
import { type OwnKinds, templateSchema } from "./ownKinds.ts";
import { PictureRef } from "./values/picture.ts";
import { flag, listOf, map, optional, restricted, withDefault } from "./values/builders.ts";
import { Text } from "./values/primitives.ts";
import { HttpUrl, SitePath } from "./values/addresses.ts";
import { sectionsSchema } from "./sections/index.ts";
import { Markdown } from "./sections/section.ts";

/** schema.org's employment types, in lower case. */
const EMPLOYMENT_TYPES = [
  "full-time",
  "part-time",
  "contractor",
  "temporary",
  "intern",
  "volunteer",
  "per-diem",
  "other",
] as const;

/** An open job. Missing keys that search engines require are warnings only, so that a page can be started without. */
const Job = map({
  datePosted: Day.optional().describe("Day on which the job was first published."),
  validThrough: Day.optional().describe("Last day for applications. After it the job is no longer listed as open."),
  employmentType: z.array(z.enum(EMPLOYMENT_TYPES)).default([]).describe("Employment types: `[full-time]`."),
  location: Text.optional().describe(
    "Place of work: the name of one of the country's offices, or `remote`. Default: the country's only office.",
  ),
});

const Moment = datedText(
  /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
  "Write a day, 2026-12-05, or a day and a time, 2026-12-05T18:00",
).meta({ examples: ["2026-12-05T18:00"] });

/** An event. Missing keys that search engines require are warnings only, so that a page can be started without. */
const Event = map({
  start: Moment.optional().describe("When the event begins, in the country's `timeZone`: `2026-12-05T18:00`."),
  end: Moment.optional().describe("When the event ends."),
  place: Text.optional().describe(
    "Where the event takes place: the name of one of the country's offices, or `online`.",
  ),
});

/** Metadata that replaces what is generated from title and description (docs/behaviour.md, Page metadata). */
const Metadata = map({
  title: Text.optional().describe("`<title>`, used unchanged: the organisation's name is not appended."),
  metadesc: Text.optional().describe("Description for search results."),
  opengraph_title: Text.optional().describe("Title of link previews."),
  opengraph_description: Text.optional().describe("Description of link previews."),
  opengraph_updated_time: Text.optional().describe(
    "When the page was last changed: an ISO 8601 date or a Unix timestamp.",
  ),
  opengraph_image: HttpUrl.optional().describe("Image of link previews, as an absolute URL."),
  twitter_title: Text.optional().describe("Title of X cards."),
  twitter_description: Text.optional().describe("Description of X cards."),
  twitter_image: HttpUrl.optional().describe("Image of X cards, as an absolute URL."),
});

const Alias = restricted(SitePath, (path) => !path.endsWith("*"), {
  error: "An alias must be a single path",
  code: "invalid-url",
  hint: "Write patterns with `*` as `redirects` in the country's file.",
});

const SourceHash = z.string({ error: "Put the hash in quotation marks: YAML may read it as a number." });

const frontMatterSchema = (kinds: OwnKinds) =>
  map({
    title: Text.describe("Title of the page, without the organisation's name."),
    heading: Text.optional().describe("The h1, if it differs from the title."),
    label: Text.optional().describe("Short name for menus, cards and breadcrumbs. Default: the heading."),
    description: Text.describe("One or two sentences for search results."),
    summary: Text.describe("One sentence under the heading and on cards."),
    date: Day.meta({ examples: ["2026-09-14"] })
      .optional()
      .describe("Day on which a post was published."),
    draft: optional(z.boolean()).describe(
      "The page is a draft: only `sitegen dev`, and builds with `--drafts`, show it.",
    ),
    publishAt: Instant.optional().describe(
      "When the page is published. Until then it is not built. A day begins at midnight in the country's `timeZone`, or in UTC if there is none. Default: at once; for a post, at its `date`.",
    ),
    expiresAt: Instant.optional().describe(
      "When the page expires, written like `publishAt`. From then on it is not built.",
    ),
    afterwards: Afterwards.optional().describe(
      "The answer to requests for the page after `expiresAt`: `gone` (410 if the host supports it, otherwise 404), or the path, from the country's home, of a page to which visitors are redirected (301). Default: `gone`.",
    ),
    updated: Day.optional().describe("Day on which a post was last changed, if readers should see it."),
    author: Text.optional().describe("Author of a post, if that is a person. Default: the organisation."),
    category: z.string().optional().describe("Category of a post, by its key in network.yaml."),
    aliases: withDefault(z.array(Alias), []).describe(
      "Former paths of the page, from the country's home. They are redirected to the page.",
    ),
    picture: PictureRef.omit({ caption: true })
      .optional()
      .describe("Picture of the banner and of link previews. It replaces the drawing."),
    extends: flag("Inserts this copy into the shared page of the same name, at its line <!-- own -->."),
    sourceHash: SourceHash.optional().describe(
      "In a translation: hash of the source page, as printed by `sitegen status`. In a country's own copy: hash of the shared copy that it replaces, as printed by `sitegen matrix`. If the hash differs, the copy is out of date.",
    ),
    template: optional(templateSchema(COPY_TEMPLATES, kinds)).describe(
      "Page template, if it differs from the one in the country's file or the group.",
    ),
    form: z.string().optional().describe("Name of the page's form under `forms`, if it differs from the layout's."),
    facts: listOf({
      label: Text.describe("The label: `Place`, `Length` …"),
      value: Text.describe("The answer in a few words."),
    })
      .optional()
      .describe("Facts to see at a glance, below the summary and on cards in a list of jobs."),
    job: Job.optional().describe("The open job that the page describes, for job listings of search engines."),
    event: Event.optional().describe("The event that the page describes, for event listings of search engines."),
    sections: sectionsSchema(kinds).optional(),
    toc: z.boolean().optional().describe("Puts a table of contents above the first heading of the copy."),
    faq: listOf({
      question: Text.describe("The question."),
      answer: Markdown.describe("The answer, as Markdown."),
    })
      .default([])
      .describe("Questions and answers below the copy."),
    metadata: Metadata.default({}).describe("Metadata that replaces what is derived from title and description."),
  });

export type FrontMatterData = z.output<ReturnType<typeof frontMatterSchema>>;
export type InlineCopyData = z.output<ReturnType<typeof copySchemas>["inlineCopy"]>;

export function copySchemas(kinds: OwnKinds) {
  const frontMatter = frontMatterSchema(kinds);
  return {
    frontMatter,
    /** Copy in a country's file, for a page without Markdown file. */
    inlineCopy: frontMatter
      .omit({ date: true, updated: true, author: true, category: true, extends: true, toc: true })
      .extend({ sections: sectionsSchema(kinds) }),
    /** Front matter of a file with `extends`: missing keys come from the shared file. */
    ownFrontMatter: frontMatter.partial({ title: true, description: true, summary: true }),
  };
}
