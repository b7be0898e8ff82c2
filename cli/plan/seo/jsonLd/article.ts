import type { DataKind } from "./kind.ts";
import { organizationRef } from "./organization.ts";

/** A post. Without an author the organisation is the author. */
export const article: DataKind = {
  make({ context, copy, content, preview, canonical, description }) {
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
  },
  required: {
    Article: ["headline", "author", "datePublished"],
    Person: ["name"],
    Organization: ["name"],
  },
};
