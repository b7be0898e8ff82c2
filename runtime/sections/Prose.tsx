import type { ReactNode } from "react";
import { useText } from "../page/context.tsx";
import type { PageContent } from "../site/page.ts";
import { Accordion } from "../ui/Accordion.tsx";

/** A page's text: rendered Markdown. */
export const Prose = ({ html, className }: { html: string; className?: string }) => (
  <div className={className ? `prose ${className}` : "prose"} dangerouslySetInnerHTML={{ __html: html }} />
);

/** Questions and answers, where there are any. `initial` is the index of the answer that is open at first. */
export function Faq({ faq, initial }: Pick<PageContent, "faq"> & { initial?: number }) {
  const t = useText();
  if (!faq.length) return null;
  const items = faq.map(({ question, html }) => ({ title: question, content: <Prose html={html} /> }));
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 className="section__heading" id="faq">
        {t("page.faq")}
      </h2>
      <Accordion initial={initial} items={items} />
    </section>
  );
}

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

/** A page's text and its questions, in the page's columns; `aside` is beside them on wide screens. */
export function TextColumns({ content, aside }: { content: PageContent; aside?: ReactNode }) {
  const text = <PageText content={content} />;
  if (!aside) return <div className="columns columns--single container">{text}</div>;
  return (
    <div className="columns container">
      <div className="columns__main">{text}</div>
      {aside}
    </div>
  );
}
