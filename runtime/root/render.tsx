import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderHead } from "../page/head.ts";
import type { HeadData } from "../site/page.ts";
import type { HostOptions } from "../site/serverEntry.ts";
import { onlyHome, fallbackHome } from "../site/site.ts";
import { textsOf } from "../site/text.ts";
import { Drawing } from "../ui/Art.tsx";
import { Logo } from "../ui/Logo.tsx";
import { isSitePath } from "../site/safeHref.ts";
import { CountryName } from "../ui/Flag.tsx";

/** The page at `/` to choose a country, with links to homes. A script redirects most visitors. */
export function renderRoot({ head, ...options }: HostOptions & { head: HeadData }) {
  const { network, base, language, texts } = options;
  const { brand } = network;
  const t = textsOf(texts, language);
  const only = onlyHome(network);
  const redirect = only !== undefined && (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${only}`} />
    </noscript>
  );
  const body = renderBody(
    options,
    <>
      <h1>{only === undefined ? t("root.heading") : (brand.tagline ?? brand.name)}</h1>
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
    </>,
  );
  return { head: renderHead(head) + renderToStaticMarkup(redirect), body };
}

/** The not-found page for paths that belong to no country (docs/behaviour.md, Not-found page). */
export function renderNotFound(options: HostOptions) {
  const { network, base, language, texts } = options;
  const t = textsOf(texts, language);
  const head = (
    <>
      <title>{`${t("notFound.title")} | ${network.brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
  const body = renderBody(
    options,
    <>
      <h1>{t("notFound.heading")}</h1>
      <p className="lead">{t("notFound.text")}</p>
      <a className="button" id="back_home" href={fallbackHome(network)}>
        {t("notFound.home")}
      </a>
      {onlyHome(network) === undefined && <CountryLinks network={network} base={base} />}
    </>,
  );
  return { head: renderToStaticMarkup(head), body };
}

const renderBody = ({ network, art }: HostOptions, content: ReactNode): string =>
  renderToStaticMarkup(
    <div className="page">
      <main className="text">
        <p className="brand">
          <Logo brand={network.brand} />
        </p>
        {content}
      </main>
      <Drawing className="art" illustration={art} />
    </div>,
  );

/** Links to all homes. A flag is a file of its country's site, or of the base for another host; else an initial. */
const CountryLinks = ({ network: { sites, flagFolder }, base }: Pick<HostOptions, "network" | "base">) => (
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
