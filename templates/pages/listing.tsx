import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { CardList } from "@runtime/sections/CardList.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** A group's own page: its pages as cards, then a text about all of them. */
export default function Listing({ content }: TemplateProps) {
  return (
    <>
      <Contents content={content} />
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}

function Contents({ content }: { content: PageContent }) {
  const groups = content.groups.filter(({ cards }) => cards.length > 0);
  return (
    <>
      <Banner content={content} />
      {groups.length > 0 && (
        <div className="section container">
          {groups.map((group) => (
            <CardList key={group.key} cards={group.cards} kind={group.kind} level={2} summaries />
          ))}
        </div>
      )}
      <div className="columns container">
        <div className="columns__main">
          <PageText content={content} />
        </div>
        <AsideCall />
      </div>
    </>
  );
}
