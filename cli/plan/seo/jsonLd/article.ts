import type { DataKind, Thing } from "./kind.ts";
import { organizationId } from "./organization.ts";

export interface Article extends Thing {
  "@type": "Article";
  headline: string;
  description: string;
  url: string;
  mainEntityOfPage: string;
  inLanguage: string;
  datePublished: string;
  dateModified: string;
  articleSection?: string | undefined;
  image?: string[];
  author: { "@type": "Person" | "Organization"; "@id"?: string; name: string; url?: string };
  publisher: { "@type": "Organization"; "@id": string; name: string };
}

/** A post. Without an author the organisation is the author. */
export const article: DataKind<Article> = {
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
