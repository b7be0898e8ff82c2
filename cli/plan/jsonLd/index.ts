import type { HeadData } from "../../../runtime/site/page.ts";
import type { Problem } from "../../report/problem.ts";
import { article } from "./article.ts";
import { breadcrumbList } from "./breadcrumbList.ts";
import { course } from "./course.ts";
import { event } from "./event.ts";
import { itemList } from "./itemList.ts";
import { jobPosting } from "./jobPosting.ts";
import type { DataKind, DataPage, Thing } from "./kind.ts";
import { localBusiness } from "./localBusiness.ts";
import { isEmpty, missingProperties } from "./missingProperties.ts";
import { organization } from "./organization.ts";
import { service } from "./service.ts";
import { webSite } from "./webSite.ts";

/** The kinds of structured data, in the order in which they are written. What depends on a page's rendered copy is added with it. */
const KINDS = {
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
} satisfies Record<string, DataKind>;

interface PageThings {
  things: HeadData["jsonLd"];
  problems: Problem[];
  /** Last days on which what the page tells of is true, past ones included. */
  lastDays: string[];
}

/** The schema.org objects of a page: those that are complete, and true today. */
export function structuredData(page: DataPage): PageThings {
  const found: PageThings = { things: [], problems: [], lastDays: [] };
  for (const kind of Object.values<DataKind>(KINDS)) {
    const things = kind.make(page);
    if (things.length === 0) continue;
    const lacking = [...new Set(things.flatMap((thing) => missingProperties(thing, kind.required)))];
    const lastDay = kind.lastDay?.(page);
    if (lacking.length > 0) {
      found.problems.push(incomplete(page, kind, things, lacking));
      continue;
    }
    if (lastDay !== undefined) found.lastDays.push(lastDay);
    if (lastDay !== undefined && lastDay < page.context.today) found.problems.push(expired(page, kind, lastDay));
    else found.things.push(...things.map(written));
  }
  return found;
}

/** An object as it is written: with its context, without what is empty. (JSON knows no undefined values in inner objects.) */
export function written(thing: Thing): HeadData["jsonLd"][number] {
  const kept: HeadData["jsonLd"][number] = { "@context": "https://schema.org" };
  for (const [key, value] of Object.entries(thing)) if (!isEmpty(value)) kept[key] = value;
  return kept;
}

function incomplete({ copy }: DataPage, kind: DataKind, things: readonly Thing[], lacking: string[]): Problem {
  const { key, written: keys = {} } = kind;
  const where = lacking.map((name) => keys[name] ?? name);
  return {
    code: "incomplete-data",
    severity: "warning",
    message: `The page's ${things[0]?.["@type"] ?? "data"} lacks ${list(lacking)}`,
    why: "Search engines show none without, so the page does not have it.",
    hint: key === undefined ? `Write what ${list(where)} is made from.` : `Write ${list(where)} below \`${key}\`.`,
    place: copy.locate([key ?? "title"]),
  };
}

/** Names in backticks, each choice of several by itself; what is a sentence already stays one. */
const list = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format(
    names.map((name) =>
      name
        .split(" or ")
        .map((one) => (one.includes(" ") ? one : `\`${one}\``))
        .join(" or "),
    ),
  );

const expired = ({ copy }: DataPage, { key = "job" }: DataKind, lastDay: string): Problem => ({
  code: "expired-data",
  severity: "warning",
  message: key === "job" ? `People could apply for the job until ${lastDay}` : `The event was over on ${lastDay}`,
  why: "Search engines are not told of it any more; visitors still read the page.",
  hint: `Write new days below \`${key}\`, or remove it and say on the page that it is over.`,
  place: copy.locate([key]),
});
