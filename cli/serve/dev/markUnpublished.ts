import type { PageDocument } from "../../../runtime/site/page.ts";
import { showInstant, type PageState } from "../../plan/schedule/pageSchedule.ts";
import type { Schedule } from "../../plan/schedule/schedule.ts";
import { count } from "../../core/console/text.ts";

/** Prefixes an unpublished page's heading and title with the state. As part of the page it works with the router too. */
export function markUnpublished(document: PageDocument, state: PageState): PageDocument {
  const mark = markOf(state);
  if (mark === undefined) return document;
  const { head, content } = document;
  return {
    ...document,
    head: { ...head, title: `${mark}: ${head.title}` },
    content: { ...content, heading: `${mark}: ${content.heading}` },
  };
}

function markOf(state: PageState): string | undefined {
  if (state.is === "draft") return "Draft";
  return state.is === "scheduled" ? `Not before ${showInstant(state.from)}` : undefined;
}

/** A line for the terminal about unpublished pages; none when there are none. */
export function describeUnpublished({ unpublished }: Pick<Schedule, "unpublished">): string[] {
  const of = (is: PageState["is"]) => unpublished.filter(({ state }) => state.is === is).length;
  const [drafts, scheduled, expired] = [of("draft"), of("scheduled"), of("expired")];
  const parts = [
    ...(drafts > 0 ? [count(drafts, "draft")] : []),
    ...(scheduled > 0 ? [`${count(scheduled, "page")} not published yet`] : []),
    ...(expired > 0 ? [`${count(expired, "page")} expired (not shown here either)`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(", ")}: \`sitegen routes\` lists them.`];
}
