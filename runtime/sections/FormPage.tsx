import type { PageContent } from "../site/page.ts";
import { PageEnd } from "./PageEnd.tsx";
import { PageText } from "./Prose.tsx";
import { Sections } from "./Sections.tsx";
import { usePage, useSite } from "../page/context.tsx";
import { PageForm } from "./kinds/Form.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Art } from "../ui/Art.tsx";
import { BannerFacts, Breadcrumbs } from "./Banner.tsx";
import { useText } from "../page/text.ts";

interface Props {
  content: PageContent;
  /** Heading of the form. */
  heading: string;
  /** Shows breadcrumbs. A campaign page has none, because it should lead nowhere else. */
  crumbs?: boolean;
  /** What is shown below the page's summary. */
  aside?: Aside;
}

/** A page whose purpose is its form: the form at the top, then the text and the sections. */
export function FormPage({ content, ...top }: Props) {
  return (
    <>
      <FormTop content={content} {...top} />
      <div className="columns columns--single container">
        <PageText content={content} />
      </div>
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}

/** Chosen by name, because a component that is handed on would be shipped to the browser. */
type Aside = "claims" | "jump-links";

interface FormTopProps {
  content: PageContent;
  /** Heading of the form. */
  heading: string;
  /** Shows breadcrumbs. A campaign page has none, because it should lead nowhere else. */
  crumbs?: boolean;
  /** What is shown below the page's summary. */
  aside?: Aside | undefined;
}

/** The top of a page whose purpose is its form: heading and summary on one side, the form on the other. */
function FormTop({ content, heading, crumbs = true, aside }: FormTopProps) {
  const { form } = usePage();
  return (
    <div className="landing">
      <div className="landing__inner container">
        <div className="landing__text">
          <Offer content={crumbs ? content : { ...content, crumbs: [] }} aside={aside} />
        </div>
        {form !== undefined && (
          <section className="landing__form" aria-labelledby="form_heading">
            <h2 className="contact__heading" id="form_heading">
              {heading}
            </h2>
            <PageForm />
          </section>
        )}
      </div>
    </div>
  );
}

function Offer({ content, aside }: Pick<FormTopProps, "content" | "aside">) {
  const { heading, summary, crumbs, facts, art, picture } = content;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="banner__heading">{heading}</h1>
      <p className="banner__summary">{summary}</p>
      <BannerFacts facts={facts} />
      {aside === "claims" && <Claims className="claims claims--stack" />}
      {aside === "jump-links" && <JumpLinks content={content} />}
      {picture ? (
        <Picture className="picture--cover landing__art" picture={picture} sizes="30rem" />
      ) : (
        <Art className="landing__art" art={art} />
      )}
    </>
  );
}

/** Links to a long page's sections. */
function JumpLinks({ content: { sections } }: { content: PageContent }) {
  const t = useText();
  const named = sections.filter(({ heading, type }) => heading && type !== "call");
  if (named.length < 2) return null;
  return (
    <nav className="jump" aria-label={t("page.jump")}>
      <ul className="jump__list">
        {named.map(({ id, heading }) => (
          <li key={id}>
            <a className="jump__link" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ClaimsProps {
  className?: string;
}

/** The brand's claims in a row, where it makes any. */
function Claims({ className = "claims" }: ClaimsProps) {
  const { brand } = useSite();
  if (brand.claims.length === 0) return null;
  return (
    <ul role="list" className={className}>
      {brand.claims.map(({ title, text }) => (
        <li className="claim" key={title}>
          <strong className="claim__title">{title}</strong>
          <span className="claim__text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
