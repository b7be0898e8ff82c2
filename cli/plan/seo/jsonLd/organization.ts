import type { SiteContext } from "../../../model/siteContext.ts";
import type { DataKind, Thing } from "./kind.ts";
import type { SiteConfig } from "../../../model/config.ts";

/** The organisation, on homes. */
export const organization: DataKind = {
  make: ({ context, route }) => (route.role === "home" ? [describe(context)] : []),
  required: { Organization: ["name", "url"], ContactPoint: ["contactType", ["telephone", "email"]] },
};

/** Root URL of a site's host. */
const rootUrl = ({ host }: SiteContext): string => host.origin + host.base;

/** The id is the same on all sites of a host. */
export const organizationId = (context: SiteContext): string => `${rootUrl(context)}#organization`;

function describe(context: SiteContext): Thing {
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

function contactPoints({ config, site }: SiteContext): Thing[] {
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

type Office = SiteConfig["config"]["contacts"]["offices"][number];

export const REQUIRED_ADDRESS = { PostalAddress: ["streetAddress", "addressLocality"] };

/** The offices, on the contact page. None while contacts are placeholders, so that nobody finds fake addresses. */
export const localBusiness: DataKind = {
  make: ({ context, route }) =>
    route.template === "contact" ? officesOf(context).map((office) => describeOffice(context, office)) : [],
  required: { LocalBusiness: ["name", "address"], ...REQUIRED_ADDRESS },
};

/** A country's offices; none while contacts are placeholders. */
export const officesOf = ({ site }: SiteContext): readonly Office[] =>
  site.config.contacts.placeholder ? [] : site.config.contacts.offices;

function describeOffice(context: SiteContext, office: Office): Thing {
  const { site, brand, host, home } = context;
  const { contacts } = site.config;
  return {
    "@type": "LocalBusiness",
    name: `${brand.data.name} ${office.name}`,
    parentOrganization: { "@id": organizationId(context) },
    telephone: (office.phone ?? contacts.phone)?.e164,
    email: contacts.email,
    url: host.origin + home,
    address: officeAddress(context, office),
    openingHours: office.opens,
  };
}

export const officeAddress = ({ site }: SiteContext, office: Office): Thing => ({
  "@type": "PostalAddress",
  streetAddress: office.lines.join(", "),
  addressLocality: office.name,
  ...(office.region !== undefined && { addressRegion: office.region }),
  ...(site.config.code !== undefined && { addressCountry: site.config.code }),
});
