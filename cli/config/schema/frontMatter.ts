import { z } from "zod";
import { Day, datedText } from "./day.ts";
import type { OwnKinds } from "./own/ownKinds.ts";
import { copyTemplateSchema } from "./own/template.ts";
import { PictureRef } from "./picture.ts";
import { HttpUrl, SitePath, Text } from "./primitives.ts";
import { Afterwards, Instant } from "./schedule.ts";
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
const Job = z.strictObject({
  datePosted: Day.optional().describe("Day on which the job was first published."),
  validThrough: Day.optional().describe("Last day on which people can apply; afterwards it is no open job any more."),
  employmentType: z.array(z.enum(EMPLOYMENT_TYPES)).default([]).describe("How it is worked: `[full-time]`."),
  location: Text.optional().describe(
    "Where it is worked: the name of one of the country's offices, or `remote`. Default: the country's only office.",
  ),
});

const Moment = datedText(
  /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
  "Write a day, 2026-12-05, or a day and a time, 2026-12-05T18:00",
).meta({ examples: ["2026-12-05T18:00"] });

/** An event. Missing keys that search engines require are warnings only, so that a page can be started without. */
const Event = z.strictObject({
  start: Moment.optional().describe("When it begins, in the country's `timeZone`: `2026-12-05T18:00`."),
  end: Moment.optional().describe("When it ends."),
  place: Text.optional().describe("Where it is: the name of one of the country's offices, or `online`."),
});

/** Metadata that replaces what is generated from title and description (docs/behaviour.md, Page metadata). */
const Metadata = z.strictObject({
  title: Text.optional().describe("`<title>`, used as it is: without the organisation's name at the end."),
  metadesc: Text.optional().describe("Description for search results."),
  opengraph_title: Text.optional().describe("Title of link previews."),
  opengraph_description: Text.optional().describe("Description of link previews."),
  opengraph_updated_time: Text.optional().describe("When the page was last changed, ISO 8601 or a Unix timestamp."),
  opengraph_image: HttpUrl.optional().describe("Image of link previews, absolute URL."),
  twitter_title: Text.optional().describe("Title of X cards."),
  twitter_description: Text.optional().describe("Description of X cards."),
  twitter_image: HttpUrl.optional().describe("Image of X cards, absolute URL."),
});

/** A page's front matter. */
const frontMatterSchema = (kinds: OwnKinds) =>
  z.strictObject({
    title: Text.describe("Title of the page, without the organisation's name."),
    heading: Text.optional().describe("The h1, when it differs from the title."),
    label: Text.optional().describe("Short name for menus, cards and breadcrumbs; the heading by default."),
    description: Text.describe("One or two sentences for search results."),
    summary: Text.describe("One sentence under the heading and on cards."),
    date: Day.meta({ examples: ["2026-09-14"] })
      .optional()
      .describe("Day on which a post was published."),
    draft: z
      .boolean()
      .optional()
      .describe("The page is not published: only `sitegen dev`, and builds with `--drafts`, show it."),
    publishAt: Instant.optional().describe(
      "When the page is published; before, it is nowhere. A day begins at midnight in the country's `timeZone`, in UTC where it has none. Default: at once; a post at its `date`.",
    ),
    expiresAt: Instant.optional().describe(
      "When the page is over, written like `publishAt`. From then on it is nowhere.",
    ),
    afterwards: Afterwards.optional().describe(
      "What the address of the page answers from `expiresAt` on: `gone` (410 where the host can say so, else 404), or the path, from the country's home, of the page to which visitors are redirected (301). Default: `gone`.",
    ),
    updated: Day.optional().describe("Day on which a post was last changed, where readers are to know."),
    author: Text.optional().describe("Who wrote a post, when that is a person. Default: the organisation."),
    category: z.string().optional().describe("Category of a post, by its key in network.yaml."),
    aliases: z
      .array(
        SitePath.refine((path) => !path.endsWith("*"), {
          error: "An alias is one path",
          params: { code: "invalid-url", hint: "Write patterns with `*` as redirects in the country's file." },
        }),
      )
      .default([])
      .describe("Paths from the country's home that have led here before: they are redirected to the page."),
    picture: PictureRef.omit({ caption: true })
      .optional()
      .describe("Picture of the banner and of link previews, in place of the drawn scene."),
    extends: z
      .boolean()
      .default(false)
      .describe("Puts this copy into the shared page of the same name, at its line <!-- own -->."),
    sourceHash: z
      .string({ error: "Put it in quotation marks: it may look like a number." })
      .optional()
      .describe(
        "In a translation: hash of the page that it was made from, as `sitegen status` prints it. In a country's own copy: that of the shared copy in whose place it is shown (`sitegen matrix`). With another hash it is out of date.",
      ),
    template: copyTemplateSchema(kinds)
      .optional()
      .describe("Page template, when it is not what the country's file or the group says."),
    form: z
      .string()
      .optional()
      .describe("Form of a page that has one, by its name under `forms`, when it is not the layout's."),
    facts: z
      .array(
        z.strictObject({
          label: Text.describe("What it is: `Place`, `Length` …"),
          value: Text.describe("The answer in a few words."),
        }),
      )
      .optional()
      .describe("What there is to know at a glance, below the summary and on cards in a list of posts to fill."),
    job: Job.optional().describe("The open job that the page describes, for search engines' lists of jobs."),
    event: Event.optional().describe("The event that the page is about, for search engines' lists of events."),
    sections: sectionsSchema(kinds).optional(),
    toc: z.boolean().optional().describe("Puts a list of the copy's headings above the first of them."),
    faq: z
      .array(
        z.strictObject({
          question: Text.describe("The question."),
          answer: Markdown.describe("The answer, Markdown."),
        }),
      )
      .default([])
      .describe("Questions and answers below the copy."),
    metadata: Metadata.default({}).describe(
      "Metadata of this page that replaces what is made from title and description.",
    ),
  });

export type FrontMatterData = z.output<ReturnType<typeof frontMatterSchema>>;
export type InlineCopyData = z.output<ReturnType<typeof copySchemas>["inlineCopy"]>;

/** The schemas of copy. */
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
