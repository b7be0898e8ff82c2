import { z } from "zod";
import { Email, Text, HttpUrl } from "./primitives.ts";

const Body = z.strictObject({
  name: Text.describe("Its name."),
  url: HttpUrl.optional().describe("Its website."),
});

const Permit = z.strictObject({
  name: Text.describe("What it is and who issued it: `Migration agent registration, OMARA`."),
  number: Text.optional().describe("Its number."),
  url: HttpUrl.optional().describe("Where it can be verified."),
});

/** The owner of a site, whom only the project knows. */
export const Owner = z.strictObject({
  name: Text.optional().describe("Legal name of the person or company that is responsible for the site."),
  registration: Text.optional().describe("Number in the company register, and the name of the register."),
  address: Text.optional().describe("Postal address for letters."),
  privacy: Email.optional().describe("Email address for questions about personal data."),
  complaints: Email.optional().describe("Email address for complaints."),
  retention: Text.optional().describe("How long enquiries are kept: `24 months after the last contact`."),
  hosting: Text.optional().describe("Company that runs the web servers, and their country."),
  authority: Body.optional().describe("Authority that supervises the use of personal data."),
  disputes: Body.optional().describe("Independent body that decides on complaints."),
  permits: z.array(Permit).min(1).optional().describe("Registrations, licences and agreements."),
});

export type OwnerConfig = z.output<typeof Owner>;

export type OwnerFact = keyof OwnerConfig;

export const OWNER_FACTS = Object.keys(Owner.shape) as [OwnerFact, ...OwnerFact[]];

/** Description of a fact, as in the reference. */
export const meaningOf = (fact: OwnerFact): string => Owner.shape[fact].description ?? "";
