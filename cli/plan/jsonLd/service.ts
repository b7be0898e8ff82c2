import { isOffer } from "./isOffer.ts";
import type { DataKind, Reference, Thing } from "./kind.ts";
import { organizationId } from "./organization.ts";

export interface Service extends Thing {
  "@type": "Service";
  name: string;
  description: string;
  url: string;
  areaServed: string;
  provider: Reference;
}

/** The offer of a page in a group with `offers: service`. */
export const service: DataKind<Service> = {
  make: (page) =>
    isOffer(page, "service")
      ? [
          {
            "@type": "Service",
            name: page.content.heading,
            description: page.description,
            url: page.canonical,
            areaServed: page.context.site.config.name,
            provider: { "@id": organizationId(page.context) },
          },
        ]
      : [],
  required: { Service: ["name", "provider"] },
};
