import type { CopyPlan } from "../../content/copyPlan.ts";
import { plainText } from "../../content/plainText.ts";
import type { DataKind, Thing } from "./kind.ts";

export interface FaqPage extends Thing {
  "@type": "FAQPage";
  mainEntity: Question[];
}

interface Question extends Thing {
  "@type": "Question";
  name: string;
  acceptedAnswer: { "@type": "Answer"; text: string };
}

/** The front matter schema requires these as well. */
export const REQUIRED_FAQ: DataKind["required"] = {
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

/** The questions and answers of a page's sections, else those of the page. */
export function faqPage({ faq, sections }: Pick<CopyPlan, "faq" | "sections">): FaqPage | undefined {
  const inSections = sections.flatMap((section) =>
    section.type === "faq" ? section.items.map(({ question, html }) => ({ question, answer: html.markdown })) : [],
  );
  const shown = inSections.length > 0 ? inSections : faq;
  if (shown.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: shown.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}
