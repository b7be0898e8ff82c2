import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import type { TemplateProps } from "@runtime/app/App.tsx";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { CardList } from "@runtime/sections/CardList.tsx";
import { ClosingCall } from "@runtime/sections/ClosingCall.tsx";
import { Faq } from "@runtime/sections/Faq.tsx";
import { cardKind } from "@runtime/sections/GroupSection.tsx";
import { Prose } from "@runtime/sections/Prose.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** A group's own page: its pages as cards, then what they have in common. */
export default function Listing({ content }: TemplateProps) {
  return <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Contents content={content} />} />;
}

function Contents({ content }: { content: PageContent }) {
  const groups = content.groups.filter(({ cards }) => cards.length > 0);
  return (
    <>
      <Banner content={content} />
      {groups.length > 0 && (
        <div className="section container">
          {groups.map((group) => (
            <CardList key={group.key} cards={group.cards} kind={cardKind(group)} level={2} summaries />
          ))}
        </div>
      )}
      <div className="columns container">
        <div className="columns__main">
          <Prose html={content.html} />
          <Faq faq={content.faq} />
        </div>
        <AsideCall />
      </div>
      <ClosingCall />
    </>
  );
}
