import type { Picture } from "../../runtime/site/picture.ts";
import { PICTURE_FOLDER } from "../config/pictureName.ts";
import type { PictureRef } from "../config/schema/picture.ts";
import type { PageCopy } from "../content/loadContent.ts";
import { SHARED_PICTURES, type PictureFacts } from "../content/pictures/pictureFacts.ts";
import type { Place, Problem } from "../report/problem.ts";
import { didYouMean } from "../report/suggest.ts";
import { pictureForms, type PictureForm, type PictureForms } from "./pictureForms.ts";

/** Pixels that a picture should be wide; on a phone's screen fewer look blurred. */
const MIN_WIDTH = 480;

/** Finds the pictures of one country by their names, and keeps which are shown. */
export interface SitePictures {
  /** A picture as it is shown. Reports `missing-picture`, `small-picture` and what is wrong with its file. */
  resolve(ref: PictureRef, locate: () => Place | undefined): Picture | undefined;
  /** The same of a picture that is named in Markdown, where alt text and caption stand beside it. */
  find(file: string, locate: () => Place | undefined): PictureForms["shown"] | undefined;
  /** Files of all pictures that were found so far, by name. */
  forms(): PictureForm[];
}

interface Options {
  /** The country's key. */
  country: string;
  facts: PictureFacts;
  /** Collects what is found on the way. */
  problems: Problem[];
}

/** A country's own picture wins over a shared one of the same name. */
export function sitePictures({ country, facts, problems }: Options): SitePictures {
  const found = new Map<string, PictureForms>();
  const owners = [country, SHARED_PICTURES];
  const report = (severity: Problem["severity"], problem: Omit<Problem, "severity" | "place">, place?: Place) => {
    if (place) problems.push({ ...problem, severity, place });
  };
  const find: SitePictures["find"] = (file, locate) => {
    const path = owners.map((owner) => `${owner}/${file}`).find((candidate) => facts.has(candidate));
    const fact = path === undefined ? undefined : facts.get(path);
    if (path === undefined || fact === undefined) {
      const known = [...facts.keys()]
        .filter((name) => owners.some((owner) => name.startsWith(`${owner}/`)))
        .map((name) => name.slice(name.indexOf("/") + 1));
      const folders = owners.map((owner) => `${PICTURE_FOLDER}/${owner}/${file}`);
      report(
        "error",
        {
          code: "missing-picture",
          message: `There is no picture \`${file}\``,
          why: `Neither ${folders.join(" nor ")} is there.`,
          hint: didYouMean(file, new Set(known)) || `Put the file into ${PICTURE_FOLDER}/${country}/.`,
        },
        locate(),
      );
      return undefined;
    }
    if ("mistake" in fact) {
      const { message, ...rest } = fact.mistake;
      report("error", { ...rest, message: `${message}: ${PICTURE_FOLDER}/${path}` }, locate());
      return undefined;
    }
    if (fact.width < MIN_WIDTH && fact.kind !== "drawing") {
      report(
        "warning",
        {
          code: "small-picture",
          message: `The picture ${PICTURE_FOLDER}/${path} is ${fact.width} pixels wide`,
          why: "Pictures are never enlarged: it would be small or blurred on most screens.",
          hint: `Take an original of at least ${MIN_WIDTH} pixels, better 1600.`,
        },
        locate(),
      );
    }
    const forms = found.get(path) ?? pictureForms(path, fact, `/${country}/`);
    found.set(path, forms);
    return forms.shown;
  };
  return {
    find,
    resolve({ file, alt, caption }, locate) {
      const shown = find(file, locate);
      return shown && { alt, ...shown, ...(caption !== undefined && { caption }) };
    },
    forms: () => [...found.values()].flatMap(({ forms }) => forms).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** The pictures in the Markdown of a page's copy, by the name that is written there. */
export function copyPictures(pictures: SitePictures, { parts }: PageCopy): Record<string, PictureForms["shown"]> {
  const shown: Record<string, PictureForms["shown"]> = {};
  for (const { file } of parts) {
    for (const name of new Set([...file.body.images, ...file.frontMatter.images])) {
      const picture = pictures.find(name, () => file.locateImage(name));
      if (picture) shown[name] = picture;
    }
  }
  return shown;
}

/** The picture of a page's banner, which its front matter names. */
export function pagePicture(pictures: SitePictures, { data, parts }: PageCopy): Picture | undefined {
  const file = parts.find((part) => part.file.data.picture === data.picture)?.file;
  return data.picture && pictures.resolve(data.picture, () => file?.locateKey(["picture", "file"]));
}

/** Files that no page shows. Shared ones count where what every country shows is known: another could show them. */
export function unusedPictures(
  facts: PictureFacts,
  sites: readonly { key: string; pictures: Iterable<Pick<PictureForm, "original">> }[],
  countries: readonly string[],
): Problem[] {
  const known = sites.map(({ key }) => key);
  const shown = new Set(sites.flatMap(({ pictures }) => [...pictures].map(({ original }) => original)));
  const others = countries.filter((key) => !known.includes(key));
  const isOthers = (owner: string) => others.includes(owner) || (owner === SHARED_PICTURES && others.length > 0);
  return [...facts.keys()]
    .filter((name) => !isOthers(name.split("/")[0] ?? "") && !shown.has(`${PICTURE_FOLDER}/${name}`))
    .map((name) => ({
      code: "unused-picture",
      severity: "warning",
      message: "No page shows this picture",
      hint: "Name it where it belongs, or delete it.",
      place: { file: `${PICTURE_FOLDER}/${name}`, line: 1, column: 1, length: 1 },
    }));
}
