import type { Picture } from "../../../runtime/site/picture.ts";
import { copyFolders } from "../../config/files/findCopies.ts";
import { CONTENT_FOLDER, pathOfPicture, PICTURE_FOLDER } from "../../config/files/pictureFiles.ts";
import type { Route } from "../../model/route.ts";
import type { PictureRef } from "../../config/schema/values/picture.ts";
import type { PageCopy } from "../../model/content.ts";
import { SHARED_PICTURES, type PictureIndex } from "../../content/pictures/pictureMetadata.ts";
import { once } from "../../core/lookups.ts";
import { type Mistake, type Place, type Problem, startOf } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { pictureVariants, type PictureVariant, type ShownPicture } from "./pictureVariants.ts";
import type { Schedule } from "../schedule/schedule.ts";
import type { PlannedPages } from "../../model/plan.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** Narrower pictures, in pixels, look blurred on phones. */
const MIN_WIDTH = 480;

/** Where the source files and problems of a page's pictures are collected. */
type Found = Pick<PlannedPages, "pictures" | "problems">;

/** Lookup folders for a page's pictures: those of its Markdown, then those of pictures; shared ones come last. */
function pictureFolders({ key, country }: Pick<SiteContext["site"], "key" | "country">, page: Route): string[] {
  const inside = page.content.slice(0, page.content.lastIndexOf("/") + 1);
  const copies = [...copyFolders({ key, country }), ...copyFolders({ key: country, country })];
  return [
    ...new Set(copies.map((folder) => `${CONTENT_FOLDER}/${folder}/${inside}`.replace(/\/$/, ""))),
    ...[country, SHARED_PICTURES].map((owner) => `${PICTURE_FOLDER}/${owner}`),
  ];
}

export type PictureFinder = ReturnType<typeof pictureFinder>;

/** Makes functions that look up the pictures of a page's copy. A country's own take precedence over shared ones. */
export function pictureFinder({ site, home, pictures }: SiteContext, page: Route, found: Found) {
  const listFolders = once(() => pictureFolders(site, page));
  function find(written: string, locate: () => Place | undefined): ShownPicture | undefined {
    const name = pathOfPicture(written);
    const folders = listFolders();
    const file = folders.map((folder) => fileOf(pictures, `${folder}/${name}`)).find((any) => any !== undefined);
    const mistake = file ? pictureMistake(file) : missingPicture(pictures, folders, name);
    const place = mistake && locate();
    if (place) found.problems.push({ ...mistake, place });
    if (!file || "mistake" in file.metadata) return undefined;
    found.pictures.push(file.path);
    return pictureVariants(file.path, file.metadata, home).shown;
  }
  return {
    /** The pictures in the copy's Markdown, keyed by the name that is written there. */
    inMarkdown({ parts }: PageCopy): Record<string, ShownPicture> {
      const shown: Record<string, ShownPicture> = {};
      for (const { file } of parts)
        for (const name of new Set([...file.body.images, ...file.frontMatter.images])) {
          const picture = find(name, () => file.locateImage(name));
          if (picture) shown[name] = picture;
        }
      return shown;
    },
    /** A picture that YAML refers to, with alt text and caption. */
    referenced({ file, alt, caption }: PictureRef, locate: () => Place | undefined): Picture | undefined {
      const shown = find(file, locate);
      return shown && { alt, ...shown, caption };
    },
  };
}

interface PictureFile {
  path: string;
  metadata: NonNullable<ReturnType<PictureIndex["get"]>>;
}

/**
 * The file with a name. macOS writes `é` in file names as `e` with a combining accent, keyboards as one character, so
 * names are compared in normalized form (https://www.unicode.org/reports/tr15/).
 */
function fileOf(pictures: PictureIndex, name: string): PictureFile | undefined {
  const isSame = (other: string) => other.normalize() === name.normalize();
  const path = (!pictures.has(name) && !/^[ -~]*$/.test(name) && [...pictures.keys()].find(isSame)) || name;
  const metadata = pictures.get(path);
  return metadata && { path, metadata };
}

function missingPicture(pictures: PictureIndex, folders: readonly string[], name: string): Mistake {
  const available = folders.flatMap((folder) =>
    [...pictures.keys()].flatMap((path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : [])),
  );
  return {
    code: "missing-picture",
    message: `There is no picture \`${name}\``,
    why: `None of these folders contains it: ${folders.join(", ")}.`,
    hint: didYouMean(name, new Set(available)) || `Put the file beside the page's, into ${folders[0] ?? ""}/.`,
  };
}

function pictureMistake({ path, metadata }: PictureFile): Mistake | undefined {
  if ("mistake" in metadata) return { ...metadata.mistake, message: `${metadata.mistake.message}: ${path}` };
  if (metadata.width >= MIN_WIDTH || metadata.kind === "drawing") return undefined;
  return {
    code: "small-picture",
    severity: "warning",
    message: `The picture ${path} is ${metadata.width} pixels wide`,
    why: "Pictures are never enlarged. This one would be small or blurred on most screens.",
    hint: `Use an original of at least ${MIN_WIDTH} pixels, better 1600.`,
  };
}

/** The output files of a site's pictures, sorted by name. */
export const variantsOf = ({ home, pictures }: SiteContext, files: ReadonlySet<string>): PictureVariant[] =>
  [...files]
    .flatMap((file) => {
      const metadata = pictures.get(file);
      return metadata && !("mistake" in metadata) ? pictureVariants(file, metadata, home).variants : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Reports pictures that no page shows or will show; shared pictures only when every country is planned. */
export function unusedPictures(
  facts: PictureIndex,
  sites: readonly { country: string; pictures: Iterable<Pick<PictureVariant, "original">> }[],
  countries: readonly string[],
  { unpublished }: Schedule,
): Problem[] {
  const planned = sites.map(({ country }) => country);
  const shown = new Set(sites.flatMap(({ pictures }) => [...pictures].map(({ original }) => original)));
  const unplanned = countries.filter((key) => !planned.includes(key));
  const mayBeUsed = (owner: string) => unplanned.includes(owner) || (owner === SHARED_PICTURES && unplanned.length > 0);
  const upcoming = unpublished.map(({ route, copy: { data, parts } }) => ({
    folders: pictureFolders({ key: route.site, country: route.site.split("/")[0] ?? "" }, route),
    text: JSON.stringify([data, parts.map(({ file }) => [file.body.images, file.frontMatter.images])]).normalize(),
  }));
  const isUpcoming = (path: string) =>
    upcoming.some(({ folders, text }) =>
      folders.some(
        (folder) => path.startsWith(`${folder}/`) && text.includes(path.slice(folder.length + 1).normalize()),
      ),
    );
  return [...facts.keys()]
    .filter((name) => !mayBeUsed(name.split("/")[2] ?? "") && !shown.has(name) && !isUpcoming(name))
    .map((name) => ({
      code: "unused-picture",
      severity: "warning",
      message: "No page shows this picture",
      hint: "Show it on a page, or delete it.",
      place: startOf(name),
    }));
}
