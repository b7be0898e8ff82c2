import type { SiteConfig } from "../../model/config.ts";
import { isTerminal } from "../../core/console/console.ts";
import { collectionsOf, beginPost, missingCollection } from "../../tools/scaffold/beginPost.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { applyScaffold, findCountry, openScaffold } from "../../tools/scaffold/openScaffold.ts";
import { beginPage } from "../../tools/scaffold/beginPage.ts";
import type { CommonOptions } from "../options.ts";
import { SECTIONS } from "../../config/schema/sections/index.ts";
import { toSlug } from "../../config/routes/paths.ts";
import { isSlug } from "../../config/routes/slugs.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { beginSection } from "../../tools/scaffold/sectionFiles.ts";
import { isCommon } from "../../config/files/countryFiles.ts";
import { countryFacts, suggestCountry } from "../../config/geography/countryFacts.ts";
import { countryFile, EDITOR_SETTINGS, settingsForAll } from "../../tools/scaffold/countryFile.ts";
import { missingCopies } from "../../tools/scaffold/pageFile.ts";

type PageOptions = CommonOptions & { title?: string; template?: string };

type PostOptions = CommonOptions & { group?: string; category?: string; draft?: boolean; createGroup?: boolean };

/** `sitegen new page`: writes marked copy for a page, and adds it to the country's file. */
export async function newPage(country: string, path: string, options: PageOptions): Promise<void> {
  const project = await openScaffold(options.root);
  const { title, template } = options;
  applyScaffold(project, beginPage(project, findCountry(project, country), path, { title, template }), options);
}

/** `sitegen new post`: writes marked copy for a post of today, and adds a collection if the country has none. */
export async function newPost(country: string, title: string, options: PostOptions): Promise<void> {
  const project = await openScaffold(options.root);
  const site = findCountry(project, country);
  const { group, category, draft, json = false } = options;
  const isMisspelt = group !== undefined && didYouMean(group, collectionsOf(project)) !== "";
  const missing = missingCollection(project, site, group);
  const isAsked = missing !== undefined && !json && !isMisspelt && isTerminal();
  const createGroup = options.createGroup || (isAsked && (await mayCreate(missing, site)));
  const today = new Date().toISOString().slice(0, 10);
  applyScaffold(project, beginPost(project, site, title, { group, category, draft, createGroup, today }), options);
}

async function mayCreate(group: string, { config: { name } }: SiteConfig): Promise<boolean> {
  const { confirm } = await import("@clack/prompts");
  const message = `${name} has no collection of posts \`${group}\` yet. Create it?`;
  return (await confirm({ message, output: process.stderr })) === true;
}

/** `sitegen new section`: writes an own kind of section with its style. */
export async function newSection(kind: string, options: CommonOptions): Promise<void> {
  if (!isSlug(kind))
    throw new UsageError(
      `\`${kind}\` is not a valid slug`,
      `Pages write it after \`type:\`. Use lower-case letters and digits joined by hyphens, for example ${toSlug(kind) || "opening-hours"}.`,
    );
  if (Object.hasOwn(SECTIONS, kind))
    throw new UsageError(
      `\`${kind}\` is one of sitegen's own kinds of sections`,
      `Pages can already use it: see \`sitegen gallery\`. Choose another name for your own kind, for example own-${kind}.`,
    );
  applyScaffold(await openScaffold(options.root), beginSection(kind), options);
}

interface CountryOptions extends CommonOptions {
  /** Key of the country to copy the structure of. */
  like?: string;
  /** The site's name; default: the country's name. */
  name?: string;
}

/** `sitegen new country`: writes a country's file from facts, with the structure of the project's other countries. */
export async function newCountry(written: string, options: CountryOptions): Promise<void> {
  const facts = factsOf(written);
  const { like, name } = options;
  const project = await openScaffold(options.root);
  const key = toSlug(name ?? facts.name);
  if (key === "" || isCommon(key))
    throw new UsageError(`\`${name ?? facts.name}\` can't be the name of a site`, "Choose another name with --name.");
  const file = `countries/${key}.yaml`;
  const others = project.countries.filter(({ config }) => config.code === facts.code && !project.texts.has(file));
  if (others[0] && name === undefined)
    throw new UsageError(
      `${others[0].file} already has the code ${facts.code}`,
      `For a second site there, add its name: sitegen new country ${facts.code} --name Town.`,
    );
  const text = countryFile({
    ...project,
    like: like === undefined ? undefined : findCountry(project, like),
    facts,
    key,
    name,
    withSchema: [...project.texts.values()].some((other) => other.startsWith("# yaml-language-server:")),
    withoutCode: others.length > 0,
  });
  const settings = settingsForAll(project.root);
  const copies = missingCopies({ ...project, file, text });
  const files = new Map([[file, text], ...copies]);
  const changes = new Map(settings === undefined ? [] : [[EDITOR_SETTINGS, settings]]);
  const next = [
    `sitegen validate ${key}    lists placeholders and missing files`,
    `sitegen dev ${key}         shows the site while you write`,
  ];
  applyScaffold(project, { files, changes, next }, options);
}

function factsOf(written: string) {
  const facts = countryFacts(written);
  if (facts) return facts;
  const near = suggestCountry(written);
  throw new UsageError(
    `\`${written}\` is not a country`,
    near
      ? `Did you mean \`${near}\`?`
      : "Write its English name or ISO code, such as Nepal or NP. For a town, write: sitegen new country NP --name Pokhara.",
  );
}
