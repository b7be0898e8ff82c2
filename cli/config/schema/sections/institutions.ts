import { z } from "zod";
import { CountryCode, Slug } from "../primitives.ts";
import { heading, section } from "./section.ts";

export const Institutions = section("institutions", "Institutions of network.yaml, in a slider.", {
  heading,
  list: Slug.describe("Which list of `institutions` in network.yaml."),
  countries: z.array(CountryCode).min(1).optional().describe("Only those of these countries."),
});
