import { z } from "zod";
import { flag, map, matching, someOf, withDefault } from "../values/builders.ts";
import { E164, Text } from "../values/primitives.ts";
import { Email, HttpUrl } from "../values/addresses.ts";

const Phone = map({
  e164: E164.describe("The number for `tel:` links."),
  display: Text.describe("The number as people in the country write it."),
  alternate: Text.optional().describe("Another way to write the same number."),
});

/** schema.org's form of opening hours: https://schema.org/openingHours. */
const OpeningHours = matching(
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/,
  "Write days and times, for example `Mo-Fr 09:00-17:00` or `Sa,Su 10:00-14:00`.",
  "Mo-Fr 09:00-17:00",
);

const Office = map({
  name: Text.describe("City or district."),
  region: Text.optional().describe("State or region; selects the tab on the contact page."),
  lines: someOf(Text).describe("Postal address, line by line."),
  hours: Text.optional().describe("Opening hours in local time, for readers."),
  opens: withDefault(z.array(OpeningHours), []).describe(
    "The same opening hours for search engines, in schema.org's format: `[Mo-Fr 09:00-17:00, Sa 10:00-14:00]`. Days are Mo, Tu, We, Th, Fr, Sa, Su.",
  ),
  phone: Phone.optional().describe("The office's own number."),
});

/** How visitors reach the country's offices. Everything is optional. */
export const Contacts = map({
  placeholder: flag(
    "The contact details are placeholders. While this key is set, every page of the country is `noindex`, structured data leaves the details out, and `sitegen validate` warns.",
  ),
  phone: Phone.optional().describe("Number shown in the header, footer and forms."),
  whatsapp: Phone.optional().describe("WhatsApp number. Default: no WhatsApp links."),
  email: Email.optional().describe("Address shown in the footer and on the contact page."),
  offices: z.array(Office).default([]).describe("Offices, in display order."),
});

const Body = map({
  name: Text.describe("Its name."),
  url: HttpUrl.optional().describe("Its website."),
});

const Permit = map({
  name: Text.describe("What it is and who issued it: `Migration agent registration, OMARA`."),
  number: Text.optional().describe("Its number."),
  url: HttpUrl.optional().describe("Where it can be verified."),
});

/** The owner of a site, whom only the project knows. */
export const Owner = map({
  name: Text.optional().describe("Legal name of the person or company that is responsible for the site."),
  registration: Text.optional().describe("Number in the company register, and the name of the register."),
  address: Text.optional().describe("Postal address for letters."),
  privacy: Email.optional().describe("Email address for questions about personal data."),
  complaints: Email.optional().describe("Email address for complaints."),
  retention: Text.optional().describe("How long enquiries are kept: `24 months after the last contact`."),
  hosting: Text.optional().describe("Company that runs the web servers, and their country."),
  authority: Body.optional().describe("Authority that supervises the use of personal data."),
  disputes: Body.optional().describe("Independent body that decides on complaints."),
  permits: someOf(Permit).optional().describe("Registrations, licences and agreements."),
});

export type OwnerConfig = z.output<typeof Owner>;

export type OwnerFact = keyof OwnerConfig;

export const OWNER_FACTS = Object.keys(Owner.shape) as [OwnerFact, ...OwnerFact[]];

/** Description of a fact, as in the reference. */
export const meaningOf = (fact: OwnerFact): string => Owner.shape[fact].description ?? "";
