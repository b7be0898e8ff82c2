import { toScriptJson } from "../../runtime/site/html.ts";
import { PAYLOAD_ID, type Payload } from "../../runtime/site/payload.ts";

interface Parts {
  /** BCP 47 tag. */
  language: string;
  /** Markup for the end of `<head>`. */
  head: string;
  /** Markup of `#root`. */
  body: string;
  /** Scripts at the end of `<body>`. */
  data: string;
}

/** Puts the icons and the parts of a page into the app's `index.html`, whose pieces are found once. */
export function documentFiller(template: string, icons: string): (parts: Parts) => string {
  const [start, beforeHead, beforeIcons, beforeBody, beforeData, end] = template.split(
    /%lang%|<!--app-(?:head|icons|body|data)-->/,
  );
  return ({ language, head, body, data }) =>
    `${start}${language}${beforeHead}${head}${beforeIcons}${icons}${beforeBody}${body}${beforeData}${data}${end}`;
}

/** The page's data for its scripts. */
export function payloadScript(payload: Payload): string {
  return `<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(payload)}</script>`;
}
