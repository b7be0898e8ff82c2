import { toScriptJson } from "./html.ts";
import { PAYLOAD_ID, type Payload } from "./page.ts";
import { SPECULATION_RULES } from "./speculation.ts";
import { dirAttribute } from "./text.ts";

/**
 * Splits the app's `index.html` at its placeholders once. The returned function fills in markup for the end of `<head>`
 * and scripts for the end of `<body>`, and gives the HTML before and after the markup of `#page_root`.
 */
export function documentFiller(template: string, icons: string, language: string) {
  const [start, beforeDir, beforeHead, beforeIcons, beforeBody, beforeData, end] = template.split(
    /%lang%| %dir%|<!--app-(?:head|icons|body|data)-->/,
  );
  const beginning = `${start}${language}${beforeDir}${dirAttribute(language)}${beforeHead}`;
  return ({ head, data }: { head: string; data: string }) =>
    [`${beginning}${head}${beforeIcons}${icons}${beforeBody}`, `${beforeData}${data}${end}`] as const;
}

/** The `<script>` that holds the page's data as JSON. */
export const payloadScript = (payload: Payload): string =>
  `<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(payload)}</script>`;

/** Markup that loads fonts and the boot module, and speculation rules. Nothing of it blocks the parser. */
export const headAssets = (boot: string, fonts: readonly string[]): string =>
  [
    ...fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    // Not async: otherwise parsing can end before the styles are loaded. Chromium's autofill looks for forms at that
    // moment, and lays out the whole page without styles for it.
    `<script type="module" fetchpriority="low" src="${boot}"></script>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
  ].join("\n");
