import type { Card, CardGroup, PageContent } from "../site/page.ts";
import { Scene } from "../ui/art/Scene.tsx";
import { Flag } from "../ui/Flag.tsx";
import { ContactButtons } from "./ContactButtons.tsx";

const WINDOWS = 3;

/** The top of a country's home: what it offers, the next step, and windows on where it leads. */
export function Hero({ content: { heading, summary, groups } }: { content: PageContent }) {
  return (
    <div className="hero">
      <div className="hero__inner container">
        <div className="hero__text">
          <h1 className="hero__heading">{heading}</h1>
          <p className="hero__summary">{summary}</p>
          <ContactButtons />
        </div>
        <ul className="hero__windows">
          {pickWindows(groups).map(({ label, href, art, flag }) => (
            <li className="window" key={href}>
              <Scene art={art} flag={flag} />
              <a className="window__link" href={href}>
                {flag && <Flag code={flag} width={20} />}
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Places first; a country without any shows one page of each group in turn. */
function pickWindows(groups: CardGroup[]): Card[] {
  const places = groups.flatMap(({ cards }) => (cards.length >= WINDOWS ? cards.filter(({ flag }) => flag) : []));
  const longest = Math.max(0, ...groups.map(({ cards }) => cards.length));
  const inTurn = Array.from({ length: longest }, (_, index) => groups.flatMap(({ cards }) => cards[index] ?? [])).flat();
  return (places.length >= WINDOWS ? places : inTurn).slice(0, WINDOWS);
}
