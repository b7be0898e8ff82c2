import { z } from "zod";
import { OWNER_FACTS } from "../owner.ts";
import { heading, section } from "./section.ts";

export const OwnerSection = section(
  "owner",
  "Who is responsible: facts of the country's `owner`. One that is not there is marked as to be completed, and is a warning.",
  {
    heading,
    show: z.array(z.enum(OWNER_FACTS)).min(1).describe("The facts, in order."),
  },
);
