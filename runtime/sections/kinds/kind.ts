import type { ReactNode } from "react";
import type { PageContent } from "../../site/page.ts";
import type { Section, SectionType } from "../../site/sections.ts";

/** Props of a section's component. Server only, like the content. */
export interface KindProps<T extends SectionType> {
  section: Section<T>;
  content: PageContent;
}

/** The component of one kind of section. */
export type Kind<T extends SectionType> = (props: KindProps<T>) => ReactNode;
