import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { CardList } from "@runtime/sections/CardList.tsx";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";

/** A group's own page: its pages as cards, then a text about all of them. */
export default function Listing({ content }: TemplateProps) {
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
      <TextColumns content={content} aside={<AsideCall />} />
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}
