import { createRenderer as createRendererOf, iconSprite } from "@runtime/app/renderPage.tsx";
import type { Illustrations } from "@runtime/site/brand.ts";
import { dirAttribute } from "@runtime/site/text.ts";
import { toScriptJson } from "@runtime/site/html.ts";
import { type PageDocument, PAYLOAD_ID, type Payload } from "@runtime/site/page.ts";
import type { SiteData } from "@runtime/site/site.ts";
import { SPECULATION_RULES } from "@runtime/site/speculation.ts";
import { baseLink, divideStyles, findStyles, lateStyles, pageLink } from "@runtime/site/styleParts.ts";
import { templates } from "@templates/pages/index.ts";

/** What the heads of a site's pages have besides what describes each page. */
export interface Look {
  /** Colours, sizes and fonts of the site, inline in each page. */
  style: string;
  /** `@font-face` rules, at the end of the base. */
  fonts: string;
  /** Fonts to load early, as paths below the home. */
  preload: string[];
  /** Characters whose font is inline in the pages that show one of them, and its style. */
  characters: { text: string; style: string };
  /** Elements of the project's own. */
  head: string;
  /** The icons, inline; on the home as files, where search engines look for them. */
  icons: string;
  homeIcons: string;
}

/** All that a site's pages are made with. */
export type SiteInput = { site: SiteData; illustrations: Illustrations; look: Look };

interface Around {
  /** The document, `index.html`. */
  template: string;
  /** Elements that load the styles of a page, by the contents of its body. */
  styles(body: string): string;
  /** Elements that load scripts and fonts, and the site's own style. */
  assets: string;
  /** Where scripts find the site's data, and which build that is of. */
  data: Pick<Payload, "site" | "build">;
}

/** Makes the function that gives a page's whole document. `scripts` are further ones at the end of its body. */
export function createDocuments({ site, illustrations, look }: SiteInput, { template, styles, assets, data }: Around) {
  const render = createRendererOf(templates, { ...site, illustrations });
  const { language, home } = site.country;
  const further = [...look.characters.text.replaceAll(/\s/g, "")];
  const [start, beforeDir, beforeHead, beforeIcons, beforeBody, beforeData, end] = template.split(
    /%lang%| %dir%|<!--app-(?:head|icons|body|data)-->/,
  );
  return async (document: PageDocument, { scripts = "" } = {}): Promise<string> => {
    const { page } = document;
    const { head, body } = await render(document);
    const showsFurther = body.some((html) => further.some((character) => html.includes(character)));
    const heads = [
      head,
      page.path === home ? look.homeIcons : look.icons,
      styles(body.join("")),
      assets,
      ...(showsFurther ? [`<style>${look.characters.style}</style>`] : []),
      ...(look.head ? [look.head] : []),
    ];
    const payload: Payload = { ...data, page };
    return [
      `${start}${language}${beforeDir}${dirAttribute(language)}${beforeHead}${heads.join("\n")}`,
      `${beforeIcons}${iconSprite}${beforeBody}`,
      ...body,
      `${beforeData}<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(payload)}</script>${scripts}${end}`,
    ].join("");
  };
}

/** The elements that load a page's fonts and scripts. None of them blocks the parser. */
export const headAssets = ({ fonts, boot }: { fonts: readonly string[]; boot: string }): string =>
  [
    ...fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    `<script type="module" fetchpriority="low" src="${boot}"></script>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
  ].join("\n");

/** Writes a file of styles, and returns its URL. */
type WriteStyles = (kind: "base" | "late" | "page", css: string) => string;

/** Writes the styles that all pages share. `ofPage` writes those of a page, and returns the elements that load both. */
export function createStyleLinks(css: string, { site, look }: SiteInput, write: WriteStyles) {
  const styles = divideStyles(css);
  const shared = baseLink(write("base", styles.base + look.fonts), write("late", lateStyles(styles)));
  const stylesOf = findStyles(styles, site.country.language);
  const ofPage: Around["styles"] = (body) => {
    const own = stylesOf(body);
    return own === "" ? shared : `${shared}\n${pageLink(write("page", own))}`;
  };
  return { shared, ofPage };
}
