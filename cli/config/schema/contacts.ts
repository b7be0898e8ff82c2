import { z } from "zod";
import { E164, Email, Text } from "./primitives.ts";

const Phone = z.strictObject({
  e164: E164.describe("The number for `tel:` links."),
  display: Text.describe("The number as people in the country write it."),
  alternate: Text.optional().describe("Another way to write the same number."),
});

/** schema.org's form of opening hours: https://schema.org/openingHours. */
const OpeningHours = z
  .string()
  .regex(
    /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/,
    {
      error: "Write days and times, for example `Mo-Fr 09:00-17:00` or `Sa,Su 10:00-14:00`.",
    },
  )
  .meta({ examples: ["Mo-Fr 09:00-17:00"] });

const Office = z.strictObject({
  name: Text.describe("City or district."),
  region: Text.optional().describe("State or region; selects the tab on the contact page."),
  lines: z.array(Text).min(1).describe("Postal address, line by line."),
  hours: Text.optional().describe("Opening hours in local time, for readers."),
  opens: z
    .array(OpeningHours)
    .default([])
    .describe(
      "The same opening hours for search engines, in schema.org's format: `[Mo-Fr 09:00-17:00, Sa 10:00-14:00]`. Days are Mo, Tu, We, Th, Fr, Sa, Su.",
    ),
  phone: Phone.optional().describe("The office's own number."),
});

/** How visitors reach the country's offices. Everything is optional. */
export const Contacts = z.strictObject({
  placeholder: z
    .boolean()
    .default(false)
    .describe(
      "The contact details are placeholders. While this key is set, every page of the country is `noindex`, structured data leaves the details out, and `sitegen validate` warns.",
    ),
  phone: Phone.optional().describe("Number shown in the header, footer and forms."),
  whatsapp: Phone.optional().describe("WhatsApp number. Default: no WhatsApp links."),
  email: Email.optional().describe("Address shown in the footer and on the contact page."),
  offices: z.array(Office).default([]).describe("Offices, in display order."),
});
