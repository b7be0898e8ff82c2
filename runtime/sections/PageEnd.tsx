import type { PageContent } from "../site/page.ts";
import { ClosingCall } from "./ClosingCall.tsx";
import type { CardGroup } from "../site/cards.ts";
import { useText } from "../page/text.ts";
import { CardList } from "./CardList.tsx";

/** The end of a page: related pages, and the call to action unless one of its sections is one. */
export function PageEnd({
  content: { groups, sections },
  related = false,
}: {
  content: PageContent;
  related?: boolean;
}) {
  return (
    <>
      {related && <Related groups={groups} />}
      {sections.at(-1)?.type !== "call" && <ClosingCall />}
    </>
  );
}

export function Related({ groups }: { groups: CardGroup[] }) {
  const t = useText();
  const shown = groups.filter(({ cards }) => cards.length > 0);
  if (!shown.length) return null;
  return (
    <section className="section section--tint related" aria-labelledby="related">
      <div className="container">
        <h2 className="section__heading" id="related">
          {t("page.related")}
        </h2>
        {shown.map(({ key, cards }) => (
          <CardList key={key} cards={cards} kind="row" level={3} />
        ))}
      </div>
    </section>
  );
}
