import { pictureFolders } from "../brand/pictures.ts";
import type { Schedule } from "./schedule.ts";

/** Returns a test whether an unpublished page uses a picture, by its path. */
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
