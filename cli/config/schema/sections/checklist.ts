import { z } from "zod";
import { Slug } from "../primitives.ts";
import { heading, section } from "./section.ts";

export const Checklist = section(
  "checklist",
  "Documents to have ready, with boxes to tick that the browser keeps, and to print.",
  {
    heading,
    lists: z
      .array(Slug)
      .min(1)
      .describe("Names of lists under `documents` in the country's settings, in the order in which they are shown."),
  },
);
