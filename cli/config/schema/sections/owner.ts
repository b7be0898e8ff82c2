import { z } from "zod";
import { OWNER_FACTS } from "../owner.ts";
import { heading, section } from "./section.ts";

export const OwnerSection = section(
  "owner",
  "Who is responsible for the site: facts from the country's `owner`. A missing fact is marked as to be completed, and causes a warning.",
  {
    heading,
    show: z.array(z.enum(OWNER_FACTS)).min(1).describe("The facts, in order."),
  },
);
