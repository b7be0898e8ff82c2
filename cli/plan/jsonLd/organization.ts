import type { SiteContext } from "../siteContext.ts";
import type { DataKind, Thing } from "./kind.ts";

export interface Organization extends Thing {
  "@type": "Organization";
  name: string;
  url: string;
  description?: string;
  logo?: string | undefined;
  sameAs?: string[];
  contactPoint?: ContactPoint[];
}

interface ContactPoint extends Thing {
  "@type": "ContactPoint";
  contactType: "customer service";
  telephone?: string | undefined;
  email?: string | undefined;
  areaServed?: string | undefined;
  availableLanguage?: string[];
}

/** The organisation, on homes. */
export const organization: DataKind<Organization> = {
  make: ({ context, route }) => (route.role === "home" ? [describe(context)] : []),
  required: { Organization: ["name", "url"], ContactPoint: ["contactType", ["telephone", "email"]] },
};

/** Root URL of a site's host. */
const rootUrl = ({ host }: Pick<SiteContext, "host">): string => host.origin + host.base;

/** The id is the same on all sites of a host. */
export const organizationId = (context: Pick<SiteContext, "host">): string => `${rootUrl(context)}#organization`;

function describe(context: SiteContext): Organization {
  const { brand, host, home, site } = context;
  const { contacts } = site.config;
  const logo = brand.logoFile ?? brand.icon.bitmaps.findLast(({ use }) => use === "app")?.name;
  return {
    "@type": "Organization",
    "@id": organizationId(context),
    name: brand.data.name,
    description: brand.data.description,
    url: rootUrl(context),
    logo: logo === undefined ? undefined : host.origin + home + logo,
    // Placeholder contacts must not be indexed.
    sameAs: contacts.placeholder ? [] : brand.data.social.map(({ href }) => href),
    contactPoint: contacts.placeholder ? [] : contactPoints(context),
  };
}

function contactPoints({ config, site }: SiteContext): ContactPoint[] {
  const { contacts, code } = site.config;
  if (!contacts.phone && contacts.email === undefined) return [];
  return [
    {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: contacts.phone?.e164,
      email: contacts.email,
      areaServed: code,
      availableLanguage: config.sites.filter(({ country }) => country === site.country).map(({ language }) => language),
    },
  ];
}
