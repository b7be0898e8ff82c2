import type { ComponentType } from "react";
import type { PageContent } from "../site/page.ts";
import type { Client } from "../site/parts.ts";

/** Keys of every section, shipped or own. */
export interface SectionCommon {
  /** The `type:` in front matter. */
  type: string;
  /** Id of the section on its page, for links to it. */
  id: string;
  heading?: string;
  /** One sentence below the heading. */
  summary?: string;
  /** The background: the page's paper, a tint of it, or the brand's dark colour. */
  ground?: "paper" | "tint" | "deep";
}

/** Props of a section in `countries/sections/`. `Values` is what its schema gives: `z.output<typeof schema>`. */
export interface SectionProps<Values = object> {
  section: Omit<SectionCommon, keyof Values> & Values;
  /** The page that it is on. */
  content: PageContent;
}

/** Props of a section that exports `client`. The browser has no `content`, and is given `section` as JSON. */
export type ClientSectionProps<Values = object> = Pick<SectionProps<Values>, "section">;

/** The components of a project's sections, by their `type:`. The values are those of each one's schema. */
export type OwnSections = Readonly<Record<string, ComponentType<SectionProps<never>>>>;

/** When sections that export `client` are hydrated, by their `type:`. */
export type Clients = Readonly<Record<string, Client>>;

/** Functions that load the components of these sections, by their `type:`. */
export type ClientSections = Readonly<Record<string, () => Promise<ComponentType<ClientSectionProps<never>>>>>;

/** Such a section with its data, whatever its schema is. */
export interface GivenSection {
  Section: ComponentType<ClientSectionProps>;
  section: SectionCommon;
}
