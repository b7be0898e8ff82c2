import type { DataKind, DataPage } from "./kind.ts";
import { organizationId, organizationRef } from "./organization.ts";

/** A post. Without an author the organisation is the author. */
export const article: DataKind = ({ context, copy, content, preview, canonical, description }) => {
  const { host, home, site } = context;
  const { post } = content;
  const { author } = copy.data;
  const publisher = organizationRef(context);
  return (
    post && {
      "@type": "Article",
      headline: content.heading,
      description,
      url: canonical,
      mainEntityOfPage: canonical,
      inLanguage: site.language,
      datePublished: post.date,
      dateModified: post.updated ?? post.date,
      articleSection: post.category?.label,
      image: preview ? [preview.url] : [],
      author: author === undefined ? { ...publisher, url: host.origin + home } : { "@type": "Person", name: author },
      publisher,
    }
  );
};

/** The offer of a page in a group with `offers: course`. */
export const course: DataKind = (page) =>
  isOffer(page, "course") && {
    "@type": "Course",
    name: page.content.heading,
    description: page.description,
    url: page.canonical,
    inLanguage: page.context.site.language,
    provider: organizationRef(page.context),
  };

/** The offer of a page in a group with `offers: service`. */
export const service: DataKind = (page) =>
  isOffer(page, "service") && {
    "@type": "Service",
    name: page.content.heading,
    description: page.description,
    url: page.canonical,
    areaServed: page.context.site.config.name,
    provider: { "@id": organizationId(page.context) },
  };

/** Whether the page's group offers services or courses, one on each page. */
const isOffer = ({ context, route }: DataPage, what: "service" | "course"): boolean =>
  route.role === "page" &&
  route.template !== "post" &&
  context.config.network.groups[route.group ?? ""]?.offers === what;
