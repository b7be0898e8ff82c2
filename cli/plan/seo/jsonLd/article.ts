import type { DataKind } from "./kind.ts";
import { organizationId } from "./organization.ts";

/** A post. Without an author the organisation is the author. */
export const article: DataKind = {
  make({ context, copy, content, preview, canonical, description }) {
    const { post } = content;
    if (!post) return [];
    const { brand, host, home, site } = context;
    const publisher = { "@type": "Organization", "@id": organizationId(context), name: brand.data.name } as const;
    const { author } = copy.data;
    return [
      {
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
      },
    ];
  },
  required: {
    Article: ["headline", "author", "datePublished"],
    Person: ["name"],
    Organization: ["name"],
  },
};
