import type { Schedule } from "../plan/schedule/schedule.ts";
import type { SinceLastBuild } from "./lastBuild.ts";

/** The pages that are not published, as the next build compares them: `india/hi news/new-prices`. */
export const listUnpublished = ({ unpublished }: Pick<Schedule, "unpublished">): string[] =>
  unpublished.map(({ route, state }) => `${route.site} ${route.content} ${state.is}`).sort();

/** The changes since the last build, in which a page that is published now, or is no more, has come or gone like a file. */
export function withChangedStates<T extends Pick<SinceLastBuild, "moved" | "unpublished">>(
  since: T,
  schedule: Pick<Schedule, "unpublished">,
): T {
  const [before, now] = [new Set(since.unpublished), new Set(listUnpublished(schedule))];
  const changed = [...before].filter((page) => !now.has(page)).concat([...now].filter((page) => !before.has(page)));
  if (changed.length === 0) return since;
  const files = changed.map((page) => {
    const [site = "", content = ""] = page.split(" ");
    return `countries/content/${site}/${content}.md`;
  });
  return { ...since, moved: [...new Set([...since.moved, ...files])] };
}
