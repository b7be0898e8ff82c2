import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Illustration } from "../site/brand.ts";
import { renderHead } from "../page/head.ts";
import type { HeadData } from "../site/page.ts";
import type { NetworkData } from "../site/site.ts";
import { onlyHome } from "../site/homes.ts";
import { textsOf, type Texts } from "../site/text.ts";
import { ChooseCountry } from "./ChooseCountry.tsx";
import { NetworkNotFound } from "./NetworkNotFound.tsx";

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
