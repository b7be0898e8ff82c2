import type { PageContent } from "../site/page.ts";
import { Faq } from "./Faq.tsx";
import { Prose } from "./Prose.tsx";

/** A page's text and its questions. Text or questions that the page shows in a section are not repeated here. */
export function PageText({ content: { html, faq, sections } }: { content: PageContent }) {
  const has = (wanted: string) => sections.some(({ type }) => type === wanted);
  if (has("copy")) return null;
  return (
    <>
      {html && <Prose html={html} />}
      {!has("faq") && <Faq faq={faq} />}
    </>
  );
}
