import type { PageContent } from "../site/page.ts";
import { PageEnd } from "./ClosingCall.tsx";
import { TextColumns } from "./Prose.tsx";
import { Sections } from "./Sections.tsx";
import { useSite, useText } from "../page/context.tsx";
import { PageForm } from "./kinds/Form.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Art } from "../ui/Art.tsx";
import { LinkList } from "../ui/LinkList.tsx";
import { BannerFacts, Breadcrumbs } from "./Banner.tsx";

/** `heading` is the form's. A campaign page has no `crumbs`, because it should lead nowhere else. */
type Props = { content: PageContent; heading: string; crumbs?: boolean; aside?: "claims" | "jump-links" };

/** A page whose purpose is its form: heading and summary beside the form at the top, then the text and the sections. */
export function FormPage({ content, heading, crumbs = true, aside }: Props) {
  const { picture } = content;
  return (
    <>
      <div className="landing">
        <div className="landing__inner container">
          <div className="landing__text">
            {crumbs && <Breadcrumbs crumbs={content.crumbs} />}
            <h1 className="banner__heading">{content.heading}</h1>
            <p className="banner__summary">{content.summary}</p>
            <BannerFacts facts={content.facts} />
            {aside === "claims" && <Claims />}
            {aside === "jump-links" && <JumpLinks content={content} />}
            {picture ? (
              <Picture className="picture--cover landing__art" picture={picture} sizes="30rem" />
            ) : (
              <Art className="landing__art" art={content.art} />
            )}
          </div>
          <PageForm className="landing__form" heading={heading} />
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
