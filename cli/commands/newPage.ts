import { applyScaffold } from "../scaffold/applyScaffold.ts";
import { beginPage } from "../scaffold/beginPage.ts";
import { beginPost } from "../scaffold/beginPost.ts";
import { findCountry, openScaffold } from "../scaffold/openScaffold.ts";
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
  json?: boolean;
}

/** `sitegen new page`: marked copy for a page, and its line in the country's file. */
export async function newPage(country: string, path: string, options: PageOptions): Promise<void> {
  const project = await openScaffold(options.root);
  const { title, template } = options;
  applyScaffold(beginPage(project, findCountry(project, country), path, { title, template }), {
    ...options,
    root: project.root,
  });
}

/** `sitegen new post`: marked copy for a post of today. */
export async function newPost(country: string, title: string, options: PostOptions): Promise<void> {
  const project = await openScaffold(options.root);
  const { group, category, draft } = options;
  const today = new Date().toISOString().slice(0, 10);
  applyScaffold(beginPost(project, findCountry(project, country), title, { group, category, draft, today }), {
    ...options,
    root: project.root,
  });
}
