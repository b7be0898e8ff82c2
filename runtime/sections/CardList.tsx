import type { ReactNode } from "react";
import { Card as own } from "@own/components.ts";
import { EnquiryLink, useEnquiryLink } from "../navigation/ContactLinks.tsx";
import { useText } from "../page/context.tsx";
import type { Card, CardKind } from "../site/cards.ts";
import { LazyArt } from "../ui/Art.tsx";
import { Flag } from "../ui/Flag.tsx";
import { type GivenProps, replaceable } from "../parts/replaceable.tsx";
import { Icon } from "../ui/Icon.tsx";
import { BannerFacts } from "./Banner.tsx";

/** Level of the cards' headings. */
export type Level = 2 | 3;

/** Summaries are shown by default on all cards except places. */
type Props = { cards: Card[]; kind: CardKind; level: Level; summaries?: boolean };

/** Pages as cards, in a grid that suits their kind and number. */
export function CardList({ cards, kind, level, summaries = kind !== "place" }: Props) {
  const t = useText();
  const enquiry = useEnquiryLink();
  const Heading = `h${level}` as const;
  const columns = columnsFor(kind, cards.length);
  const free = (columns - (cards.length % columns)) % columns;
  return (
    <ul role="list" className={`cards cards--${kind}`} data-columns={columns}>
      {cards.map((card) => (
        <li className={`card card--${kind}`} key={card.label}>
          <CardBody card={card} kind={kind} level={level} summary={summaries} />
        </li>
      ))}
      {kind === "topic" && free > 0 && enquiry && (
        <li className="card card--call" data-span={free}>
          <Heading className="card__heading">{t("call.card")}</Heading>
          <p className="card__summary">{t("call.cardText")}</p>
          <EnquiryLink className="button button--small">{t("header.enquiry")}</EnquiryLink>
        </li>
      )}
    </ul>
  );
}

/** A card's picture, and its name as a link that covers the card. */
function OurCardBody({ card: { label, href, summary, art, flag }, kind, level, summary: shown }: GivenProps<"Card">) {
  const isMarked = flag && (kind !== "topic" || art === undefined);
  return (
    <>
      <LazyArt className="card__art" art={art} />
      <div className="card__text">
        <CardHeading level={level} href={href} label={label}>
          {isMarked && <Flag code={flag} width={20} />}
        </CardHeading>
        {shown && summary && <p className="card__summary">{summary}</p>}
      </div>
    </>
  );
}

export const CardBody = replaceable(() => own, OurCardBody);

type HeadingProps = Pick<Card, "href" | "label"> & { level: Level; children?: ReactNode };

/** A card's name, as a link that covers the card; what is in it comes before the link. */
export function CardHeading({ level, href, label, children }: HeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="card__heading">
      {children}
      <a className="card__link" href={href}>
        {label}
      </a>
    </Heading>
  );
}

/** Number of columns on a wide screen, chosen so that the last row has few gaps or none. */
function columnsFor(kind: CardKind, count: number): number {
  if (kind === "place") return count % 5 === 0 ? 5 : 4;
  return count % 4 === 0 || count % 4 === 3 ? 4 : 3;
}

/** Open jobs, each with its facts. */
export function JobList({ jobs }: { jobs: Card[] }) {
  const t = useText();
  if (jobs.length === 0) return <p className="empty">{t("jobs.none")}</p>;
  return (
    <ul role="list" className="jobs">
      {jobs.map(({ label, href, summary, facts = [] }) => (
        <li className="job card" key={href}>
          <div>
            <CardHeading level={2} href={href} label={label} />
            <p className="card__summary">{summary}</p>
          </div>
          <BannerFacts facts={facts} />
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
