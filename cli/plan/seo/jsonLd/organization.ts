import type { SiteContext } from "../../../model/siteContext.ts";
import type { DataKind, Thing } from "./kind.ts";
import type { SiteConfig } from "../../../model/config.ts";
import { QUERY, SEARCH_FOLDER } from "../../../../runtime/site/searchFiles.ts";

const rootUrl = ({ host }: SiteContext): string => host.origin + host.base;

/** The id is the same on all sites of a host. */
export const organizationId = (context: SiteContext): string => `${rootUrl(context)}#organization`;

/** The organisation as a part of other objects. */
export const organizationRef = (context: SiteContext): Thing => ({
  "@type": "Organization",
  "@id": organizationId(context),
  name: context.brand.data.name,
});

/** The organisation, on homes. Placeholder contacts must not be indexed. */
export const organization: DataKind = ({ context, route }) => {
  if (route.role !== "home") return undefined;
  const { brand, config, host, home, site } = context;
  const { contacts, code } = site.config;
  const { placeholder, phone, email } = contacts;
  const logo = brand.logoFile ?? brand.icon.bitmaps.findLast(({ use }) => use === "app")?.name;
  const languages = config.sites.filter(({ country }) => country === site.country).map(({ language }) => language);
  const contactPoint = {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: phone?.e164,
    email,
    areaServed: code,
    availableLanguage: languages,
  };
  return {
    ...organizationRef(context),
    description: brand.data.description,
    url: rootUrl(context),
    logo: logo === undefined ? undefined : host.origin + home + logo,
    sameAs: placeholder ? [] : brand.data.social.map(({ href }) => href),
    contactPoint: placeholder || (!phone && email === undefined) ? [] : [contactPoint],
  };
};

/** The site and its search action, on its home. */
export const webSite: DataKind = ({ context, route }) => {
  if (route.role !== "home") return undefined;
  const { brand, host, home, site } = context;
  const url = host.origin + home;
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${url}${SEARCH_FOLDER}?${QUERY}={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: `${brand.data.name} ${site.config.name}`,
    url,
    inLanguage: site.language,
    publisher: { "@id": organizationId(context) },
    potentialAction: site.config.search ? search : undefined,
  };
};

type Office = SiteConfig["config"]["contacts"]["offices"][number];

/** The offices, on the contact page. */
export const localBusiness: DataKind = ({ context, route }) => {
  const { site, brand, host, home } = context;
  const { contacts } = site.config;
  if (route.template !== "contact") return [];
  return officesOf(context).map((office) => ({
    "@type": "LocalBusiness",
    name: `${brand.data.name} ${office.name}`,
    parentOrganization: { "@id": organizationId(context) },
    telephone: (office.phone ?? contacts.phone)?.e164,
    email: contacts.email,
    url: host.origin + home,
    address: officeAddress(context, office),
    openingHours: office.opens,
  }));
};

/** A country's offices; none while contacts are placeholders, so that nobody finds fake addresses. */
const officesOf = ({ site }: SiteContext): readonly Office[] =>
  site.config.contacts.placeholder ? [] : site.config.contacts.offices;

const officeAddress = ({ site }: SiteContext, { lines, name, region }: Office): Thing => ({
  "@type": "PostalAddress",
  streetAddress: lines.join(", "),
  addressLocality: name,
  addressRegion: region,
  addressCountry: site.config.code,
});

/** The office with a name; without a name the only office. */
export function placeOf(context: SiteContext, name: string | undefined): Thing | undefined {
  const offices = officesOf(context);
  const office = name === undefined && offices.length === 1 ? offices[0] : offices.find((item) => item.name === name);
  return office && { "@type": "Place", name: office.name, address: officeAddress(context, office) };
}
