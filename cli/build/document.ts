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

/** Puts the parts of a page into the app's `index.html`. */
export function fillDocument(template: string, { language, head, body, data }: Parts): string {
  return template
    .replace("%lang%", () => language)
    .replace("<!--app-head-->", () => head)
    .replace("<!--app-body-->", () => body)
    .replace("<!--app-data-->", () => data);
}

/** The page's data for its scripts. */
export function payloadScript(payload: Payload): string {
  return `<script type="application/json" id="${PAYLOAD_ID}">${toScriptJson(payload)}</script>`;
}
