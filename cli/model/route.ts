import type { TemplateName } from "../../runtime/site/page.ts";
import type { InlineCopyData } from "../config/schema/frontMatter.ts";

/** A configured page, before its copy is loaded. */
export interface Route {
  site: string;
  /** Network path with both slashes; in a plan, the path on its host. */
  path: string;
  role: "home" | "single" | "index" | "page" | "search" | "not-found";
  template: TemplateName;
  layout: string;
  /** Form of the page, if not the layout's. */
  form?: string | undefined;
  group?: string;
  /** Content key: `services/first-visit`. */
  content: string;
  /** Key shared by the page's counterparts on other sites. */
  pair: string;
  noindex: boolean;
  /** Shown in the country's first language, as it is not translated. */
  untranslated?: true;
  /** ISO 3166 code (upper case) of the country that the page is about. */
  flag?: string | undefined;
  copy?: InlineCopyData | undefined;
  /** Path in the country's file. */
  from: PropertyKey[];
}
