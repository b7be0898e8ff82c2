import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { SectionType } from "../../../runtime/site/sections.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { type OwnKinds, PICTURE_FOLDER, SECTIONS, projectSchemas } from "../../config/index.ts";
import type { Content, PageCopy } from "../../model/content.ts";
import {
  type PictureIndex,
  SHARED_PICTURES,
  checkMarkdownFile,
  measureSvg,
  pictureHash,
  wholeCopy,
} from "../../content/index.ts";
import type { FileTree } from "../../core/files.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { fitExample, ownExample } from "./fitExample.ts";
import { galleryIndex, galleryPage } from "./galleryPage.ts";
import type { SitePlan } from "../../model/plan.ts";

/** Folder of the examples, one YAML file for each kind of section. */
export const EXAMPLES = join(PACKAGE_DIR, "templates/gallery");

export const GALLERY_TYPES = Object.keys(SECTIONS) as SectionType[];

/** All kinds of sections: sitegen's, then the project's. */
const allTypes = ({ sections }: OwnKinds): string[] => [...GALLERY_TYPES, ...sections.keys()];

/** The gallery's key in paths: `gallery`, or a longer one if the project already uses it. */
export function galleryKey({ network }: Config, { config }: SiteConfig): string {
  const taken = new Set([
    ...Object.keys(network.groups),
    ...Object.entries(config.pages).map(([name, { slug }]) => slug ?? name),
  ]);
  let key = "gallery";
  while (taken.has(key)) key = `section-${key}`;
  return key;
}

/** The Markdown of the gallery's pages, by file name. */
export function galleryFiles(config: Config, site: SiteConfig, kinds: OwnKinds): FileTree {
  const gallery = { country: site.config.name, group: galleryKey(config, site), kinds };
  const files: FileTree = new Map([["index.md", galleryIndex(allTypes(kinds), gallery)]]);
  for (const type of GALLERY_TYPES) {
    const example = fitExample(type, readFileSync(join(EXAMPLES, `${type}.yaml`), "utf8"), config, site);
    files.set(`${type}.md`, galleryPage(type, example, gallery));
  }
  for (const [type, kind] of kinds.sections)
    files.set(`${type}.md`, galleryPage(type, ownExample(type, kind), gallery));
  return files;
}

interface Options {
  config: Config;
  content: Content;
  site: SiteConfig;
  /** Folder of the gallery's Markdown, from the root. */
  folder: string;
  kinds: OwnKinds;
}

/** Adds the gallery to the country's pages, in memory only. @throws Error for Markdown with mistakes. */
export function addGallery({ config, content, site, folder, kinds }: Options): Pick<Options, "config" | "content"> {
  const key = galleryKey(config, site);
  const { networkGroup, countryGroup } = projectSchemas(kinds);
  const group = networkGroup.parse({ label: "Gallery", template: "page", noindex: true });
  // Banners contain the page's main heading, which only the home template expects there.
  const pages = allTypes(kinds).map((slug) => (slug === "banners" ? { slug, template: "home" } : slug));
  const own = countryGroup.parse({ add: pages });
  const withPages = { ...site, config: { ...site.config, groups: { ...site.config.groups, [key]: own } } };
  const withGallery = (sites: readonly SiteConfig[]) =>
    sites.map((other) => (other.key === site.key ? withPages : other));
  const copies = new Map(content.get(site.key));
  for (const name of ["index", ...allTypes(kinds)])
    copies.set(`${key}/${name}`, readCopy(config.root, `${folder}/${name}.md`, kinds));
  return {
    config: {
      ...config,
      network: { ...config.network, groups: { ...config.network.groups, [key]: group } },
      countries: withGallery(config.countries),
      sites: withGallery(config.sites),
    },
    content: new Map([...content, [site.key, copies]]),
  };
}

function readCopy(root: string, path: string, kinds: OwnKinds): PageCopy {
  const { value: file, problems } = checkMarkdownFile(root, path, false, kinds);
  if (!file) throw new Error(problems.map(({ message, place }) => `${place.file}:${place.line} ${message}`).join("\n"));
  // As in shared copy, links to pages that the country lacks become plain text.
  return { ...wholeCopy(file, true), cites: file.body.cites };
}

/** The picture in the examples, which is shipped with the package. */
const FILE = "sitegen-example.svg";
const PLANNED = `${PICTURE_FOLDER}/${SHARED_PICTURES}/${FILE}`;

/** Adds the examples' picture to the project's pictures, as a shared one. */
export function withExamplePicture(facts: PictureIndex): PictureIndex {
  const bytes = readFileSync(join(EXAMPLES, FILE));
  const measured = measureSvg(bytes);
  const fact = "mistake" in measured ? measured : { hash: pictureHash(bytes), ...measured };
  return new Map([...facts, [PLANNED, fact]]);
}

/** Replaces the planned path of the examples' picture by its real path. */
export function locateExamplePicture(site: SitePlan, root: string): SitePlan {
  const original = relative(root, join(EXAMPLES, FILE));
  return {
    ...site,
    pictures: site.pictures.map((form) => (form.original === PLANNED ? { ...form, original } : form)),
  };
}
