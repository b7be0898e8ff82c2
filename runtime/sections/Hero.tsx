import { useSite } from "../page/context.tsx";
import type { PageContent } from "../site/page.ts";
import { Scene } from "../ui/art/Scene.tsx";
import { Flag } from "../ui/Flag.tsx";
import { ContactButtons } from "./ContactButtons.tsx";

const WINDOWS = 3;

interface Window {
  label: string;
  href: string;
  art: string;
  /** Country whose scene is shown. */
  place?: string;
  /** Flag beside the label. */
  flag?: string;
}

/** The top of a country's home: heading, summary, contact buttons, and pictures that link to its pages. */
export function Hero({ content }: { content: PageContent }) {
  const { country } = useSite();
  return (
    <div className="hero">
      <div className="hero__inner container">
        <div className="hero__text">
          <h1 className="hero__heading">{content.heading}</h1>
          <p className="hero__summary">{content.summary}</p>
          <ContactButtons />
        </div>
        <ul className="hero__windows">
          {pickWindows(content, country.flag).map(({ label, href, art, place, flag }) => (
            <li className="window" key={href}>
              <Scene art={art} flag={place} />
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

/**
 * The pages that the country has chosen, else its first places, else its groups. The first group's window shows the
 * country itself.
 */
function pickWindows({ groups, latest, windows }: PageContent, here: string): Window[] {
  if (windows) return windows.flatMap((key) => windowOf(key, groups) ?? []);
  const places = groups.flatMap(({ cards }) => (cards.length >= WINDOWS ? cards.filter(({ flag }) => flag) : []));
  if (places.length >= WINDOWS) return places.slice(0, WINDOWS).map((card) => ({ ...card, place: card.flag }));
  const kinds: Window[] = [
    ...groups.map(({ title, href, key }) => ({ label: title, href, art: key })),
    ...(latest ? [{ label: latest.title, href: latest.href, art: "news" }] : []),
  ];
  return kinds.slice(0, WINDOWS).map((kind, index) => (index === 0 ? { ...kind, place: here } : kind));
}

function windowOf(key: string, groups: PageContent["groups"]): Window | undefined {
  const group = groups.find((candidate) => candidate.key === key);
  if (group) return { label: group.title, href: group.href, art: key };
  const card = groups.flatMap(({ cards }) => cards).find(({ art }) => art === key);
  return card && { ...card, ...(card.flag && { place: card.flag }) };
}
