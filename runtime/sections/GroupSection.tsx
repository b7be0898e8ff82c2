import type { CardGroup } from "../site/page.ts";
import { Icon } from "../ui/Icon.tsx";
import { CardList, type CardKind } from "./CardList.tsx";

/** A group with fewer cards is a short list. */
const GRID_FROM = 4;

/** How a group's cards are shown, by what they are and how many. */
export function cardKind({ cards }: CardGroup): CardKind {
  if (cards.length < GRID_FROM) return "row";
  return cards.every(({ flag }) => flag) ? "place" : "topic";
}

/** A group of pages on a home: its title, what it is about, its cards. */
export function GroupSection({ group }: { group: CardGroup }) {
  const { key, title, href, summary } = group;
  return (
    <section className="section" aria-labelledby={`group-${key}`}>
      <div className="section__top">
        <div>
          <h2 className="section__heading" id={`group-${key}`}>
            {title}
          </h2>
          <p className="section__summary">{summary}</p>
        </div>
        <a className="more" href={href}>
          See all<span className="visually-hidden">: {title}</span>
          <Icon name="arrow" />
        </a>
      </div>
      <CardList cards={group.cards} kind={cardKind(group)} level={3} />
    </section>
  );
}
