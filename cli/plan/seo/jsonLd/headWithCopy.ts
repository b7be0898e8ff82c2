import type { HeadData } from "../../../../runtime/site/page.ts";
import type { CopyPlan } from "../../../content/copy/copyPlan.ts";
import { faqPage } from "./lists.ts";
import { written } from "./index.ts";

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
