import { z } from "zod";
import { CountryCode, Slug } from "../primitives.ts";
import { heading, section } from "./section.ts";

export const Universities = section("universities", "Universities of network.yaml, in a slider.", {
  heading,
  list: Slug.describe("Which list of `universities` in network.yaml."),
  countries: z.array(CountryCode).min(1).optional().describe("Only those of these countries."),
});
