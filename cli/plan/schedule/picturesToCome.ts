import type { Schedule } from "./schedule.ts";

/** Tells of a picture's path below `countries/images` whether the copy of a page names it that is not published. */
export function picturesToCome({ unpublished }: Pick<Schedule, "unpublished">): (path: string) => boolean {
  const texts = unpublished.map(({ copy: { data, parts } }) =>
    JSON.stringify([data, parts.map(({ file }) => [file.body.images, file.frontMatter.images])]),
  );
  return (path) => texts.some((text) => text.includes(path.slice(path.indexOf("/") + 1)));
}
