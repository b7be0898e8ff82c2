import type { SiteConfig } from "../../config/loadConfig.ts";
import type { SiteContext } from "../siteContext.ts";
import type { DataKind, Reference, Thing } from "./kind.ts";
import { organizationId } from "./organization.ts";

export interface LocalBusiness extends Thing {
  "@type": "LocalBusiness";
  name: string;
  url: string;
  address: PostalAddress;
  parentOrganization: Reference;
  telephone?: string | undefined;
  email?: string | undefined;
  openingHours?: string[];
}

export interface PostalAddress extends Thing {
  "@type": "PostalAddress";
  streetAddress: string;
  addressLocality: string;
  addressRegion?: string | undefined;
  addressCountry?: string | undefined;
}

type Office = SiteConfig["config"]["contacts"]["offices"][number];

export const REQUIRED_ADDRESS = { PostalAddress: ["streetAddress", "addressLocality"] };

/** The offices, on the contact page. None while contacts are placeholders, so that nobody finds fake addresses. */
export const localBusiness: DataKind<LocalBusiness> = {
  make: ({ context, route }) =>
    route.template === "contact" ? officesOf(context).map((office) => describe(context, office)) : [],
  required: { LocalBusiness: ["name", "address"], ...REQUIRED_ADDRESS },
};

/** A country's offices; none while contacts are placeholders. */
export const officesOf = ({ site }: Pick<SiteContext, "site">): readonly Office[] =>
  site.config.contacts.placeholder ? [] : site.config.contacts.offices;

function describe(context: SiteContext, office: Office): LocalBusiness {
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

export const officeAddress = ({ site }: Pick<SiteContext, "site">, office: Office): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: office.lines.join(", "),
  addressLocality: office.name,
  ...(office.region !== undefined && { addressRegion: office.region }),
  ...(site.config.code !== undefined && { addressCountry: site.config.code }),
});
