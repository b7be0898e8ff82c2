import { isOffer } from "./isOffer.ts";
import type { DataKind, Thing } from "./kind.ts";
import { organizationId } from "./organization.ts";

export interface Course extends Thing {
  "@type": "Course";
  name: string;
  description: string;
  url: string;
  inLanguage: string;
  provider: { "@type": "Organization"; "@id": string; name: string };
}

/** The offer of a page in a group with `offers: course`. */
export const course: DataKind<Course> = {
  make: (page) =>
    isOffer(page, "course")
      ? [
          {
            "@type": "Course",
            name: page.content.heading,
            description: page.description,
            url: page.canonical,
            inLanguage: page.context.site.language,
            provider: {
              "@type": "Organization",
              "@id": organizationId(page.context),
              name: page.context.brand.data.name,
            },
          },
        ]
      : [],
  required: { Course: ["name", "description", "provider"], Organization: ["name"] },
};
