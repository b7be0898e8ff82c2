import type { PageContent, PageData } from "../../runtime/site/page.ts";

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

/** The page's data for its scripts; `<` is escaped, so that no text can end the element. */
export function payloadScript(payload: { site: string; page: PageData; content?: PageContent }): string {
  return `<script type="application/json" id="page-data">${JSON.stringify(payload).replace(/</g, "\\u003c")}</script>`;
}
