import type { HeadData } from "../../../../runtime/site/page.ts";
import type { CopyPlan } from "../../../content/copy/copyPlan.ts";
import type { Problem } from "../../../core/problems/problem.ts";
import { article } from "./article.ts";
import { event } from "./event.ts";
import { breadcrumbList, faqPage, itemList } from "./lists.ts";
import { course, service } from "./offers.ts";
import { jobPosting } from "./jobPosting.ts";
import { type DataKind, type DataPage, type Thing, isEmpty, missingProperties } from "./kind.ts";
import { localBusiness, organization, webSite } from "./organization.ts";

/** The kinds of structured data in output order. `headWithCopy` adds those that need the rendered copy. */
const KINDS: readonly DataKind[] = [
  organization,
  webSite,
  localBusiness,
  service,
  course,
  article,
  jobPosting,
  event,
  itemList,
  breadcrumbList,
];

interface PageThings {
  things: HeadData["jsonLd"];
  problems: Problem[];
  lastDays: string[];
}

/** The schema.org objects of a page: complete ones that have not expired. */
export function structuredData(page: DataPage): PageThings {
  const found: PageThings = { things: [], problems: [], lastDays: [] };
  for (const kind of KINDS) {
    const things = [kind.make(page) || []].flat();
    if (things.length === 0) continue;
    const missing = [...new Set(things.flatMap((thing) => missingProperties(thing, kind.required)))];
    const lastDay = kind.lastDay?.(page);
    if (missing.length > 0) {
      found.problems.push(incomplete(page, kind, things, missing));
      continue;
    }
    if (lastDay !== undefined) found.lastDays.push(lastDay);
    if (lastDay !== undefined && lastDay < page.context.today) found.problems.push(expired(page, kind, lastDay));
    else found.things.push(...things.map(written));
  }
  return found;
}

/** An object for output: with context, without empty values. (JSON drops undefined values of inner objects.) */
export function written(thing: Thing): HeadData["jsonLd"][number] {
  const output: HeadData["jsonLd"][number] = { "@context": "https://schema.org" };
  for (const [key, value] of Object.entries(thing)) if (!isEmpty(value)) output[key] = value;
  return output;
}

/** Adds structured data that needs the rendered copy: questions, and a job's description. */
export function headWithCopy(head: HeadData, copy: CopyPlan, { html }: { html: string }): HeadData {
  const questions = faqPage(copy);
  const isJob = (thing: HeadData["jsonLd"][number]) => thing["@type"] === "JobPosting" && html !== "";
  return {
    ...head,
    jsonLd: [
      ...head.jsonLd.map((thing) => (isJob(thing) ? { ...thing, description: html } : thing)),
      ...(questions ? [written(questions)] : []),
    ],
  };
}

function incomplete({ copy }: DataPage, kind: DataKind, things: readonly Thing[], missing: string[]): Problem {
  const { key, written: keys = {} } = kind;
  const where = missing.map((name) => keys[name] ?? name);
  return {
    code: "incomplete-data",
    severity: "warning",
    message: `The page's ${things[0]?.["@type"] ?? "data"} lacks ${list(missing)}`,
    why: "Search engines would ignore it, so the page does not have it.",
    hint:
      key === undefined
        ? `Write the value from which ${list(where)} is made.`
        : `Write ${list(where)} below \`${key}\`.`,
    place: copy.locate([key ?? "title"]),
  };
}

/** A list of names in backticks, alternatives separately; sentences stay as they are. */
const list = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format(
    names.map((name) =>
      name
        .split(" or ")
        .map((choice) => (choice.includes(" ") ? choice : `\`${choice}\``))
        .join(" or "),
    ),
  );

const expired = ({ copy }: DataPage, { key = "job" }: DataKind, lastDay: string): Problem => ({
  code: "expired-data",
  severity: "warning",
  message: key === "job" ? `The application period of the job ended on ${lastDay}` : `The event ended on ${lastDay}`,
  why: "The page no longer has its structured data. Visitors still read the page.",
  hint: `Write new days below \`${key}\`. Or remove it, and say on the page that it is over.`,
  place: copy.locate([key]),
});
