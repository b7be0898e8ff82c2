import { FORM_TEMPLATES } from "../../../runtime/site/page.ts";
import type { Link } from "../../../runtime/site/menu.ts";
import { formNamed, formNames } from "../../config/resolveForm.ts";
import { replaceFields, type Field } from "../../config/schema/ownKinds.ts";
import { unknownForm } from "../forms/planForms.ts";
import type { Planners, SectionContext } from "./context.ts";

/** A labelled link; undefined for a page that this country lacks. */
function linkOf({ href }: SectionContext, action: { label: string; to: string } | undefined): Link | undefined {
  const to = action && href(action.to);
  return action && to !== undefined ? { label: action.label, href: to } : undefined;
}

const artOf = ({ site }: SectionContext, key: string, flag?: string): string | undefined =>
  site.brand.illustrations.nameOf(key, flag?.toLowerCase());

/** Planners of the sections that show little more than their own keys. */
export const plainSections = {
  banners({ slides }, context) {
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
        summary,
        link: linkOf(context, action),
        art: artOf(context, art ?? action?.to.replace(/^\/|\/$/g, "") ?? context.route.content, flag),
      })),
    };
  },
  call: ({ text }) => (text ? { html: { markdown: text } } : {}),
  claims({ items }, { site }) {
    const shown = items ?? site.brand.data.claims;
    if (shown.length === 0) return undefined;
    return { items: shown.map(({ title, text }) => ({ title, html: { markdown: text } })) };
  },
  copy: (_, { part }) => (part ? { part: part.index, ...(!part.isLast && { goesOn: true }) } : {}),
  facts: ({ items }) => ({ items }),
  faq({ items }, { copy }) {
    const shown = items ?? copy.faq.map(({ question, answer }) => ({ question, text: answer }));
    if (shown.length === 0) return undefined;
    return { items: shown.map(({ question, text }) => ({ question, html: { markdown: text } })) };
  },
  form({ heading, text, form }, { site, route, report }) {
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
  },
  journeys: ({ items }, context) => ({
    items: items.map(({ title, stops, action }) => ({ title, stops, link: linkOf(context, action) })),
  }),
  /** A section of the project's own kind: its values, with special fields resolved. */
  own({ kind, values }, context) {
    const flags: string[] = [];
    const planned = replaceFields(values, (field, path) => {
      const shown = show(field, path, context);
      if ("own:flag" in field) flags.push(String(shown));
      return shown;
    });
    return { kind, values: planned, flags };
  },
  picture({ picture, width }, context) {
    const shown = context.picture(picture, ["picture"]);
    return shown && { picture: shown, width };
  },
  steps: ({ items }) => ({ items: items.map(({ title, text }) => ({ title, html: { markdown: text } })) }),
  tabs({ id = "tab", items, initial }, { report }) {
    if (initial !== undefined && initial > items.length)
      report(["initial"], {
        code: "invalid-value",
        message: `There is no tab ${initial}`,
        hint: `Write a number from 1 to ${items.length}.`,
      });
    const tabs = items.map(({ label, text }, index) => ({ id: `${id}-${index + 1}`, label, html: { markdown: text } }));
    return { items: tabs, initial: tabs[(initial ?? 0) - 1]?.id };
  },
  testimonials({ items, placeholder }, context) {
    if (items.length === 0)
      return context.report(["items"], {
        code: "missing-quotes",
        severity: "warning",
        message: "There are no quotes yet, so the section is not shown",
        why: "Invented quotes would deceive visitors, who look for real ones.",
        hint: "Write real quotes from real people who agreed to it below `items`, or remove the section.",
      });
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
      items: items.map(({ source, ...item }) => ({ ...item, source: linkOf(context, source) })),
    };
  },
  text: ({ text, art, flag, side, picture }, context) => ({
    html: { markdown: text },
    side,
    art: (art ?? flag) === undefined ? undefined : artOf(context, art ?? "", flag),
    picture: picture && context.picture(picture, ["picture"]),
  }),
} satisfies Partial<Planners>;

/** The value for the component. Markdown is rendered with the page. */
function show(field: Field, path: PropertyKey[], context: SectionContext): unknown {
  if ("own:flag" in field) return field["own:flag"].toLowerCase();
  if ("own:picture" in field) return context.picture(field["own:picture"], path);
  return "own:link" in field ? linkOf(context, field["own:link"]) : field;
}
