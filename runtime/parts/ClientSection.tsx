import { IslandRoot, NOTHING, useIslandServer } from "../islands/Island.tsx";
import { useApp } from "../page/context.tsx";
import { type Client, CLIENT_ATTRIBUTE, PROPS_ATTRIBUTE } from "../site/parts.ts";
import type { GivenSection, SectionCommon } from "./ownSection.tsx";

interface Props extends GivenSection {
  client: Client;
}

/**
 * A section that the browser hydrates as a React root of its own. The server renders it as one, with what the browser
 * will have: the section as JSON, and the page's data without its content. In the header, React leaves its markup alone.
 */
export function ClientSection({ client, Section, section }: Props) {
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
      dangerouslySetInnerHTML={server ? { __html: server.render(root, `${section.id}-`) } : NOTHING}
    />
  );
}
