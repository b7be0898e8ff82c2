import type { Picture } from "../../../runtime/site/picture.ts";
import type { SectionType } from "../../../runtime/site/sections.ts";
import type { Route } from "../../config/routes/routes.ts";
import type { PictureRef } from "../../config/schema/picture.ts";
import type { SectionConfig } from "../../config/schema/sections/index.ts";
import type { MarkdownText, PlannedSection } from "../../content/copyPlan.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import type { ProblemCode } from "../../report/problem.ts";
import type { ShownFact } from "../facts/showFact.ts";
import type { SiteContext } from "../siteContext.ts";
import type { PlacedSection } from "./sectionsInText.ts";

/** A section as it is written. */
export type Written<T extends SectionType> = Extract<SectionConfig, { type: T }>;

/** What is wrong with a section. */
interface Mistake {
  code: ProblemCode;
  message: string;
  why?: string;
  hint: string;
}

/** What the planner of a section is given beside the section. */
export interface SectionContext {
  site: SiteContext;
  route: Route;
  copy: PageCopy;
  /** Whether the section is the page's first. */
  first: boolean;
  /** Of the page's text, which part of it the section is; undefined for all of it. */
  part: PlacedSection["part"];
  /** Where a link leads; undefined for a page that this country does not have. */
  href(to: string): string | undefined;
  /** A picture as it is shown; `path` is its key in the section. */
  picture(ref: PictureRef, path: PropertyKey[]): Picture | undefined;
  /** Markdown of the site's settings, with the links in it: those of the page's own copy are planned with the page. */
  settingsText(markdown: string): MarkdownText;
  /** A fact in the words of the page, which names its source at its end; undefined when there is none of this id. */
  fact(id: string): ShownFact | undefined;
  /** Adds a small file to the site's; `file` is its name in the site's folder. */
  addFile(file: string, text: string): void;
  /** Reports a mistake in the section at one of its keys. */
  report(mistake: Mistake, path: PropertyKey[]): void;
  /** The same for what can stay so. */
  warn(mistake: Mistake, path: PropertyKey[]): void;
}

/** What every section says of itself: it is planned for all kinds alike. */
export type Settled = "type" | "id" | "heading" | "summary" | "ground";

/** Makes one kind of section; undefined where the country has nothing to show in it. */
export type Planner<T extends SectionType> = (
  section: Written<T>,
  context: SectionContext,
) => Omit<PlannedSection<T>, Settled> | undefined;
