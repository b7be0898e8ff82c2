import type { SiteConfig } from "../model/config.ts";
import { isTerminal } from "../core/console/console.ts";
import { collectionsOf, collectionToAdd, beginPost, isWithoutCollection } from "../tools/scaffold/beginPost.ts";
import { didYouMean } from "../core/problems/suggest.ts";
import { applyScaffold, findCountry, openScaffold } from "../tools/scaffold/openScaffold.ts";
import { beginPage } from "../tools/scaffold/beginPage.ts";
import type { CommonOptions } from "./options.ts";

interface PageOptions extends CommonOptions {
  title?: string;
  template?: string;
  json?: boolean;
}

interface PostOptions extends CommonOptions {
  group?: string;
  category?: string;
  draft?: boolean;
  createGroup?: boolean;
  json?: boolean;
}

/** `sitegen new page`: writes marked copy for a page, and adds it to the country's file. */
export async function newPage(country: string, path: string, options: PageOptions): Promise<void> {
  const project = await openScaffold(options.root);
  const { title, template } = options;
  applyScaffold(beginPage(project, findCountry(project, country), path, { title, template }), {
    ...options,
    root: project.root,
  });
}

/** `sitegen new post`: writes marked copy for a post of today, and adds a collection if the country has none. */
export async function newPost(country: string, title: string, options: PostOptions): Promise<void> {
  const project = await openScaffold(options.root);
  const site = findCountry(project, country);
  const { group, category, draft, json = false } = options;
  const isMisspelt = group !== undefined && didYouMean(group, collectionsOf(project)) !== "";
  const isAsked = !json && !isMisspelt && isWithoutCollection(project, site, group) && isTerminal();
  const createGroup = options.createGroup || (isAsked && (await mayCreate(collectionToAdd(project, group), site)));
  const today = new Date().toISOString().slice(0, 10);
  applyScaffold(beginPost(project, site, title, { group, category, draft, createGroup, today }), {
    ...options,
    root: project.root,
  });
}

async function mayCreate(group: string, { config: { name } }: SiteConfig): Promise<boolean> {
  const { confirm } = await import("@clack/prompts");
  const message = `${name} has no collection of posts \`${group}\` yet. Create it?`;
  return (await confirm({ message, output: process.stderr })) === true;
}
