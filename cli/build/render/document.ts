import { dirAttribute } from "../../../runtime/site/text.ts";
import { toScriptJson } from "../../../runtime/site/html.ts";
import { PAYLOAD_ID, type Payload } from "../../../runtime/site/page.ts";

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
export function payloadScript(payload: Payload): string {
  return `<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(payload)}</script>`;
}
