import type { ComponentType, ReactNode } from "react";
import { IslandRoot, KEEP_MARKUP, useIslandServer } from "../islands/Island.tsx";
import { useApp } from "../page/context.tsx";
import type { PageContent } from "../site/page.ts";
import type { Common } from "../site/sections.ts";
import { type Client, CLIENT_ATTRIBUTE, PROPS_ATTRIBUTE } from "../site/parts.ts";

/** Keys of every section, shipped or own; its `type:` is that in front matter. */
export type SectionCommon = Common & { type: string };

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
export type GivenSection = { Section: ComponentType<ClientSectionProps>; section: SectionCommon };

/**
 * A section that the browser hydrates as a React root of its own. The server renders it with what the browser will have:
 * the section as JSON, and the page's data without its content. In the header, React leaves its markup alone.
 */
export function ClientSection({ client, Section, section }: GivenSection & { client: Client }) {
  const { site, page, layout } = useApp();
  const server = useIslandServer();
  const json = JSON.stringify(section);
  const root = (
    <IslandRoot app={{ site, page, layout }}>
      <Section section={JSON.parse(json) as SectionCommon} />
    </IslandRoot>
  );
  return (
    <div
      {...{ [CLIENT_ATTRIBUTE]: client, [PROPS_ATTRIBUTE]: json }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={server ? { __html: server.render(root, `${section.id}-`) } : KEEP_MARKUP}
    />
  );
}

type ServerProps = { as?: "div" | "section" | "article" | "header"; className?: string; render: () => ReactNode };

/** Content in an element. Own parts of earlier versions say with it what no script needs. */
export const ServerOnly = ({ as: Tag = "div", className, render }: ServerProps) => (
  <Tag className={className}>{render()}</Tag>
);
