import { z } from "zod";
import { Slug } from "../primitives.ts";
import { heading, section } from "./section.ts";

export const Checklist = section(
  "checklist",
  "Documents to have ready, to tick and to print. The browser stores the ticks.",
  {
    heading,
    lists: z
      .array(Slug)
      .min(1)
      .describe("Names of lists under `documents` in the country's settings, in display order."),
  },
);
