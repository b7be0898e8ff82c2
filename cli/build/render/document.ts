import { dirAttribute } from "../../../runtime/site/text.ts";
import { toScriptJson } from "../../../runtime/site/html.ts";
import { PAYLOAD_ID, type Payload } from "../../../runtime/site/page.ts";

interface Parts {
  /** Markup for the end of `<head>`. */
  head: string;
  /** Scripts for the end of `<body>`. */
  data: string;
}

/** A document's HTML before and after the markup of `#page_root`. */
type Around = readonly [before: string, after: string];

/**
 * Splits the app's `index.html` at its placeholders once; the returned function fills them in for a page.
 * @param language BCP 47 tag.
 */
export function documentFiller(template: string, icons: string, language: string): (parts: Parts) => Around {
  const [start, beforeDir, beforeHead, beforeIcons, beforeBody, beforeData, end] = template.split(
    /%lang%| %dir%|<!--app-(?:head|icons|body|data)-->/,
  );
  const beginning = `${start}${language}${beforeDir}${dirAttribute(language)}${beforeHead}`;
  return ({ head, data }) => [`${beginning}${head}${beforeIcons}${icons}${beforeBody}`, `${beforeData}${data}${end}`];
}

/** The `<script>` that holds the page's data as JSON. */
export function payloadScript(payload: Payload): string {
  return `<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(payload)}</script>`;
}
