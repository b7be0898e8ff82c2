import type { Schedule } from "../plan/schedule/schedule.ts";
import type { SinceLastBuild } from "./lastBuild.ts";

/** The unpublished pages with their states, as the next build compares them: `india/hi news/new-prices draft`. */
export const listUnpublished = ({ unpublished }: Pick<Schedule, "unpublished">): string[] =>
  unpublished.map(({ route, state }) => `${route.site} ${route.content} ${state.is}`).sort();

/**
 * Adds pages that were published or unpublished since the last build to `moved`, as if their files had come or gone.
 */
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
