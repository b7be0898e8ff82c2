import type { ReactNode } from "react";
import { useText } from "../page/text.ts";
import type { PageContent } from "../site/page.ts";
import { Accordion } from "../ui/Accordion.tsx";

interface Props {
  /** Rendered Markdown. */
  html: string;
  className?: string;
}

/** A page's text. */
export function Prose({ html, className }: Props) {
  return <div className={className ? `prose ${className}` : "prose"} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface FaqProps extends Pick<PageContent, "faq"> {
  /** Index of the answer that is open at first. */
  initial?: number;
}

/** Questions and answers, where there are any. */
export function Faq({ faq, initial }: FaqProps) {
  const t = useText();
  if (!faq.length) return null;
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 className="section__heading" id="faq">
        {t("page.faq")}
      </h2>
      <Accordion
        initial={initial}
        items={faq.map(({ question, html }) => ({ title: question, content: <Prose html={html} /> }))}
      />
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

interface ColumnsProps {
  content: PageContent;
  /** Beside the text on wide screens. */
  aside?: ReactNode;
}

/** A page's text and its questions, in the page's columns. */
export function TextColumns({ content, aside }: ColumnsProps) {
  const text = <PageText content={content} />;
  if (!aside) return <div className="columns columns--single container">{text}</div>;
  return (
    <div className="columns container">
      <div className="columns__main">{text}</div>
      {aside}
    </div>
  );
}
