import type { HeadData } from "../../../../runtime/site/page.ts";
import type { CopyPlan } from "../../../content/copy/copyPlan.ts";
import { DATED_KINDS, makeDated } from "./dated.ts";
import type { DataKind, DataPage, Thing } from "./kind.ts";
import { breadcrumbList, faqPage, itemList } from "./lists.ts";
import { localBusiness, organization, webSite } from "./organization.ts";
import { article, course, service } from "./subjects.ts";

/** The schema.org objects of a page: complete ones that have not expired. `headWithCopy` adds those of its copy. */
export function structuredData(page: DataPage): HeadData["jsonLd"] {
  const make = (kind: DataKind) => kind(page) || [];
  return [
    ...[organization, webSite, localBusiness, service, course, article].flatMap(make),
    ...DATED_KINDS.flatMap((kind) => makeDated(kind, page) ?? []),
    ...[itemList, breadcrumbList].flatMap(make),
  ].map(jsonLdObject);
}

/** An object for output: with context, without empty values. (JSON drops undefined values of inner objects.) */
export function jsonLdObject(thing: Thing): HeadData["jsonLd"][number] {
  const isEmpty = (value: unknown) =>
    value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  const values = Object.entries(thing).filter(([, value]) => !isEmpty(value));
  return { "@context": "https://schema.org", ...Object.fromEntries(values) };
}

/** Adds structured data that needs the rendered copy: questions, and a job's description. */
export function headWithCopy(head: HeadData, copy: CopyPlan, { html }: { html: string }): HeadData {
  const questions = faqPage(copy);
  const isJob = (thing: HeadData["jsonLd"][number]) => thing["@type"] === "JobPosting" && html !== "";
  return {
    ...head,
    jsonLd: [
      ...head.jsonLd.map((thing) => (isJob(thing) ? { ...thing, description: html } : thing)),
      ...(questions ? [jsonLdObject(questions)] : []),
    ],
  };
}
