import type { PageContent } from "@runtime/site/page.ts";
import type { TemplateProps } from "@runtime/page/template.ts";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import { useSite, useText } from "@runtime/page/context.tsx";
import { PageForm } from "@runtime/sections/kinds/Form.tsx";
import { Picture } from "@runtime/ui/Picture.tsx";
import { Art } from "@runtime/ui/Art.tsx";
import { LinkList } from "@runtime/ui/LinkList.tsx";
import { BannerFacts, Breadcrumbs } from "@runtime/sections/Banner.tsx";

/**
 * A page whose purpose is its form: heading and summary beside the form at the top, then the text and the sections. A
 * campaign page (`landing`) has the brand's claims and no breadcrumbs, because it should lead nowhere else; `form-links`
 * has links to its sections. `register` and `webinar` name their forms.
 */
export default function FormPage({ page: { template }, content }: TemplateProps) {
  const t = useText();
  const { picture } = content;
  const isCampaign = template === "landing";
  const headings: Record<string, string> = { register: t("register.form"), webinar: t("webinar.form") };
  return (
    <>
      <div className="landing">
        <div className="landing__inner container">
          <div className="landing__text">
            {!isCampaign && <Breadcrumbs crumbs={content.crumbs} />}
            <h1 className="banner__heading">{content.heading}</h1>
            <p className="banner__summary">{content.summary}</p>
            <BannerFacts facts={content.facts} />
            {isCampaign && <Claims />}
            {template === "form-links" && <JumpLinks content={content} />}
            {picture ? (
              <Picture className="picture--cover landing__art" picture={picture} sizes="30rem" />
            ) : (
              <Art className="landing__art" art={content.art} />
            )}
          </div>
          <PageForm className="landing__form" heading={headings[template] ?? t("landing.form")} />
        </div>
      </div>
      <TextColumns content={content} />
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}

function JumpLinks({ content: { sections } }: { content: PageContent }) {
  const t = useText();
  const links = sections.flatMap(({ id, heading, type }) =>
    heading && type !== "call" ? { label: heading, href: `#${id}` } : [],
  );
  if (links.length < 2) return null;
  return (
    <nav className="jump" aria-label={t("page.jump")}>
      <LinkList block="jump" links={links} />
    </nav>
  );
}

function Claims() {
  const { brand } = useSite();
  if (brand.claims.length === 0) return null;
  return (
    <ul role="list" className="claims claims--stack">
      {brand.claims.map(({ title, text }) => (
        <li className="claim" key={title}>
          <strong className="claim__title">{title}</strong>
          <span className="claim__text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
