import { useText } from "../page/text.ts";
import type { PageContent } from "../site/page.ts";
import { Accordion } from "../ui/Accordion.tsx";
import { Prose } from "./Prose.tsx";

interface Props extends Pick<PageContent, "faq"> {
  /** Index of the answer that is open at first. */
  initial?: number;
}

/** Questions and answers, where there are any. */
export function Faq({ faq, initial }: Props) {
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
