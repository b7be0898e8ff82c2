import { z } from "zod";
import { section } from "./section.ts";

export const Offices = section("offices", "The offices, in tabs by country and then by state or region.", {
  countries: z
    .enum(["own", "all"])
    .default("own")
    .describe("This country's offices, or those of all countries that pages list (`order` in network.yaml)."),
});
