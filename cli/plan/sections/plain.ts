import { FORM_TEMPLATES } from "../../../runtime/site/page.ts";
import type { Link } from "../../../runtime/site/menu.ts";
import { formNamed, formNames } from "../../config/resolveForm.ts";
import { replaceFields, type Field } from "../../config/schema/ownKinds.ts";
import { unknownForm } from "../pages/pageForm.ts";
import type { Planner, SectionContext } from "./context.ts";

/** A labelled link; empty for a page that this country lacks. */
function linkOf({ href }: SectionContext, action: { label: string; to: string } | undefined): { link?: Link } {
  const to = action && href(action.to);
  return action && to !== undefined ? { link: { label: action.label, href: to } } : {};
}

/** The illustration of a content key or a flag. */
function artOf({ site }: SectionContext, key: string, flag?: string): { art?: string } {
  const art = site.brand.illustrations.nameOf(key, flag?.toLowerCase());
  return art === undefined ? {} : { art };
}

export const planBanners: Planner<"banners"> = ({ slides }, context) => {
  if (context.route.template !== "home" || !context.first)
    context.report(["type"], {
      code: "invalid-choice",
      message: "Banners can only be the first section of a home page",
      why: "Their first slide is the page's main heading. Elsewhere the page would have two.",
      hint: "Move the section to the top of the home page, or use `text` or `cards` instead.",
    });
  return {
    slides: slides.map(({ heading, summary, action, art, flag }) => ({
      heading,
      ...(summary && { summary }),
      ...linkOf(context, action),
      ...artOf(context, art ?? action?.to.replace(/^\/|\/$/g, "") ?? context.route.content, flag),
    })),
  };
};

export const planCall: Planner<"call"> = ({ text }) => (text ? { html: { markdown: text } } : {});

export const planClaims: Planner<"claims"> = ({ items }, { site }) => {
  const shown = items ?? site.brand.data.claims;
  return shown.length > 0
    ? { items: shown.map(({ title, text }) => ({ title, html: { markdown: text } })) }
    : undefined;
};

export const planCopy: Planner<"copy"> = (_, { part }) =>
  part ? { part: part.index, ...(!part.isLast && { goesOn: true }) } : {};

export const planFacts: Planner<"facts"> = ({ items }) => ({ items });

export const planFaq: Planner<"faq"> = ({ items }, { copy }) => {
  const questions = items ?? copy.faq.map(({ question, answer }) => ({ question, text: answer }));
  return questions.length > 0
    ? { items: questions.map(({ question, text }) => ({ question, html: { markdown: text } })) }
    : undefined;
};

export const planForm: Planner<"form"> = ({ heading, text, form }, { site, route, report }) => {
  if (FORM_TEMPLATES.has(route.template))
    report(["type"], {
      code: "duplicate-value",
      message: `The template \`${route.template}\` already has the form`,
      why: "The fields of two forms would have the same ids.",
      hint: "Remove the section, or use the template `page`.",
    });
  const { forms } = site.site.config;
  if (form !== undefined && !formNamed(forms, form)) report(["form"], unknownForm(site.site, form));
  if (formNames(forms).length === 0) return undefined;
  return { heading, ...(text && { html: { markdown: text } }) };
};

export const planJourneys: Planner<"journeys"> = ({ items }, context) => ({
  items: items.map(({ title, stops, action }) => ({ title, stops, ...linkOf(context, action) })),
});

export const planPicture: Planner<"picture"> = ({ picture, width }, context) => {
  const shown = context.picture(picture, ["picture"]);
  return shown && { picture: shown, width };
};

export const planSteps: Planner<"steps"> = ({ items }) => ({
  items: items.map(({ title, text }) => ({ title, html: { markdown: text } })),
});

export const planTabs: Planner<"tabs"> = ({ id, items, initial }, { report }) => {
  if (initial !== undefined && initial > items.length)
    report(["initial"], {
      code: "invalid-value",
      message: `There is no tab ${initial}`,
      hint: `Write a number from 1 to ${items.length}.`,
    });
  const tabs = items.map(({ label, text }, index) => ({
    id: `${id ?? "tab"}-${index + 1}`,
    label,
    html: { markdown: text },
  }));
  const first = initial === undefined ? undefined : tabs[initial - 1]?.id;
  return { items: tabs, ...(first && { initial: first }) };
};

export const planTestimonials: Planner<"testimonials"> = ({ items, placeholder }, context) => {
  if (items.length === 0) {
    context.report(["items"], {
      code: "missing-quotes",
      severity: "warning",
      message: "There are no quotes yet, so the section is not shown",
      why: "Invented quotes would deceive visitors, who look for real ones.",
      hint: "Write real quotes from real people who agreed to it below `items`, or remove the section.",
    });
    return undefined;
  }
  if (placeholder)
    context.report(["placeholder"], {
      code: "placeholder-quotes",
      severity: "warning",
      message: "The quotes in this section are samples",
      why: "Each is marked as a sample, and the page is `noindex`.",
      hint: "Write real quotes from real people who agreed to it, then remove `placeholder`; or remove the section.",
    });
  return {
    ...(placeholder && { placeholder }),
    items: items.map(({ quote, name, detail, source }) => {
      const { link } = linkOf(context, source);
      return { quote, name, ...(detail && { detail }), ...(link && { source: link }) };
    }),
  };
};

export const planText: Planner<"text"> = ({ text, art, flag, side, picture }, context) => {
  const shown = picture && context.picture(picture, ["picture"]);
  return {
    html: { markdown: text },
    side,
    ...((art ?? flag) !== undefined && artOf(context, art ?? "", flag)),
    ...(shown && { picture: shown }),
  };
};

/** A section of the project's own kind: its values, with special fields resolved. */
export const planOwn: Planner<"own"> = ({ kind, values }, context) => {
  const flags: string[] = [];
  const planned = replaceFields(values, (field, path) => {
    const shown = show(field, path, context);
    if ("own:flag" in field) flags.push(String(shown));
    return shown;
  });
  return { kind, values: planned, flags };
};

/** The value for the component. Markdown is rendered with the page. */
function show(field: Field, path: PropertyKey[], context: SectionContext): unknown {
  if ("own:flag" in field) return field["own:flag"].toLowerCase();
  if ("own:picture" in field) return context.picture(field["own:picture"], path);
  if (!("own:link" in field)) return field;
  const { label, to } = field["own:link"];
  const href = context.href(to);
  return href === undefined ? undefined : { label, href };
}
