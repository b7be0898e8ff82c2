import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BrandData, Illustration } from "../site/brand.ts";
import { renderHead } from "../page/head.ts";
import type { HeadData } from "../site/page.ts";
import { type NetworkData, onlyHome, fallbackHome } from "../site/site.ts";
import { textsOf, type Texts, type ShowText } from "../site/text.ts";
import { Drawing } from "../ui/Art.tsx";
import { Logo } from "../ui/Logo.tsx";
import { isSitePath } from "../site/safeHref.ts";
import { CountryName } from "../ui/Flag.tsx";

interface Page {
  head: string;
  body: string;
}

interface Options {
  network: NetworkData;
  /** Base path of the pages on the host. */
  base: string;
  /** Language and texts of the pages. */
  language: string;
  texts: Texts;
  /** The page's illustration. */
  art?: Illustration | undefined;
}

/** The page at `/` to choose a country, with links to homes. A script redirects most visitors. */
export function renderRoot({ network, base, language, texts, art, head }: Options & { head: HeadData }): Page {
  const only = onlyHome(network);
  const made = page(
    only !== undefined && (
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${only}`} />
      </noscript>
    ),
    <ChooseCountry network={network} base={base} art={art} t={textsOf(texts, language)} />,
  );
  return { ...made, head: renderHead(head) + made.head };
}

/** The not-found page for paths that belong to no country. */
export function renderNotFound({ network, base, language, texts, art }: Options): Page {
  const t = textsOf(texts, language);
  return page(
    <>
      <title>{`${t("notFound.title")} | ${network.brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>,
    <NetworkNotFound network={network} base={base} art={art} t={t} />,
  );
}

const page = (head: ReactNode, body: ReactNode): Page => ({
  head: renderToStaticMarkup(head),
  body: renderToStaticMarkup(body),
});

type BodyProps = Pick<Options, "network" | "base" | "art"> & { t: ShowText };

/** The body of the page at `/`. */
function ChooseCountry({ network, base, art, t }: BodyProps) {
  const { brand } = network;
  return (
    <Frame brand={brand} art={art}>
      <h1>{onlyHome(network) === undefined ? t("root.heading") : (brand.tagline ?? brand.name)}</h1>
      <p className="lead">{brand.description}</p>
      <CountryLinks network={network} base={base} />
      {brand.claims.length > 0 && (
        <ul role="list" className="claims">
          {brand.claims.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** The body of the host-level not-found page (docs/behaviour.md, Not-found page). */
function NetworkNotFound({ network, base, art, t }: BodyProps) {
  return (
    <Frame brand={network.brand} art={art}>
      <h1>{t("notFound.heading")}</h1>
      <p className="lead">{t("notFound.text")}</p>
      <a className="button" id="back_home" href={fallbackHome(network)}>
        {t("notFound.home")}
      </a>
      {onlyHome(network) === undefined && <CountryLinks network={network} base={base} />}
    </Frame>
  );
}

function Frame({ brand, art, children }: Pick<Options, "art"> & { brand: BrandData; children: ReactNode }) {
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <Logo brand={brand} />
        </p>
        {children}
      </main>
      <Drawing className="art" illustration={art} />
    </div>
  );
}

/** Links to all countries' homes. Each flag is a file of its own country's site, or of the base for a country on another host; in its place a country without code has an initial. */
function CountryLinks({ network: { sites, flagFolder }, base }: { network: NetworkData; base: string }) {
  return (
    <ul role="list" className="countries">
      {sites.map(({ key, home, flag, ...named }) => (
        <li key={key}>
          <a className="country" href={home} data-country={key}>
            {flag === undefined ? (
              <span className="country__initial" aria-hidden="true">
                {[...named.name][0]}
              </span>
            ) : (
              <img
                src={`${isSitePath(home) ? home : base}${flagFolder}${flag}.svg`}
                alt=""
                width="40"
                height="30"
                loading="lazy"
              />
            )}
            <CountryName country={named} />
          </a>
        </li>
      ))}
    </ul>
  );
}
