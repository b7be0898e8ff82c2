import type { DataKind, Thing } from "./kind.ts";
import type { CopyPlan } from "../../../content/copy/copyPlan.ts";
import { plainText } from "../../../content/markdown/textStats.ts";

/** Templates without visible breadcrumbs: structured data must match what visitors see. */
const WITHOUT_CRUMBS = new Set(["landing", "thank-you"]);

export const breadcrumbList: DataKind = ({ context, route, content: { crumbs } }) =>
  crumbs.length > 0 &&
  !WITHOUT_CRUMBS.has(route.template) && {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: context.host.origin + href,
    })),
  };

/** The pages of a group, or the posts on one page of a list. */
export const itemList: DataKind = ({ context, route, content }) => {
  const cards = content.list?.posts ?? (route.role === "index" ? content.groups.flatMap((group) => group.cards) : []);
  return (
    cards.length > 0 && {
      "@type": "ItemList",
      itemListElement: cards.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        url: context.host.origin + href,
      })),
    }
  );
};

/** The questions and answers of a page's sections, else those of the page. */
export function faqPage({ faq, sections }: Pick<CopyPlan, "faq" | "sections">): Thing | undefined {
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
