import { z } from "zod";
import { CountryCode, Slug } from "../primitives.ts";
import { heading, section } from "./section.ts";

export const Institutions = section("institutions", "Institutions from network.yaml, in a slider.", {
  heading,
  list: Slug.describe("The list, by its name under `institutions` in network.yaml."),
  countries: z.array(CountryCode).min(1).optional().describe("Shows only institutions in these countries."),
});
