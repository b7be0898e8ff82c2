import type { DataKind, DataPage } from "./kind.ts";
import { organizationId, organizationRef } from "./organization.ts";

/** Whether the page's group offers services or courses, one on each page. */
const isOffer = ({ context, route }: DataPage, what: "service" | "course"): boolean =>
  route.role === "page" &&
  route.template !== "post" &&
  context.config.network.groups[route.group ?? ""]?.offers === what;

/** The offer of a page in a group with `offers: course`. */
export const course: DataKind = {
  make: (page) =>
    isOffer(page, "course") && {
      "@type": "Course",
      name: page.content.heading,
      description: page.description,
      url: page.canonical,
      inLanguage: page.context.site.language,
      provider: organizationRef(page.context),
    },
  required: { Course: ["name", "description", "provider"], Organization: ["name"] },
};

/** The offer of a page in a group with `offers: service`. */
export const service: DataKind = {
  make: (page) =>
    isOffer(page, "service") && {
      "@type": "Service",
      name: page.content.heading,
      description: page.description,
      url: page.canonical,
      areaServed: page.context.site.config.name,
      provider: { "@id": organizationId(page.context) },
    },
  required: { Service: ["name", "provider"] },
};
