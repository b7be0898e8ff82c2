import { pictureFolders } from "../pictures.ts";
import type { Schedule } from "./schedule.ts";

/** Tells of a picture's path whether the copy of a page names it that is not published. */
export function picturesToCome({ unpublished }: Pick<Schedule, "unpublished">): (path: string) => boolean {
  const pages = unpublished.map(({ route, copy: { data, parts } }) => ({
    folders: pictureFolders({ key: route.site, country: route.site.split("/")[0] ?? "" }, route),
    text: JSON.stringify([data, parts.map(({ file }) => [file.body.images, file.frontMatter.images])]).normalize(),
  }));
  return (path) =>
    pages.some(({ folders, text }) =>
      folders.some(
        (folder) => path.startsWith(`${folder}/`) && text.includes(path.slice(folder.length + 1).normalize()),
      ),
    );
}
