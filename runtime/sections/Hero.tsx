import type { PageContent } from "../site/page.ts";
import { Art } from "../ui/Art.tsx";
import { Flag } from "../ui/Flag.tsx";
import { ContactButtons } from "./ClosingCall.tsx";

/** The top of a country's home: heading, summary, contact buttons, and pictures that link to its pages. */
export function Hero({ content: { heading, summary, windows, art } }: { content: PageContent }) {
  return (
    <div className="hero">
      <div className="hero__inner container">
        <div className="hero__text">
          <h1 className="hero__heading">{heading}</h1>
          <p className="hero__summary">{summary}</p>
          <ContactButtons />
        </div>
        {windows?.length ? <HeroWindows windows={windows} /> : <Art className="hero__scene" art={art} />}
      </div>
    </div>
  );
}

function HeroWindows({ windows }: { windows: NonNullable<PageContent["windows"]> }) {
  return (
    <ul className="hero__windows">
      {windows.map(({ label, href, art, flag }) => (
        <li className="window" key={href}>
          <Art art={art} />
          <a className="window__link" href={href}>
            {flag && <Flag code={flag} width={20} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
