import { z } from "zod";
import { DISCLOSURES } from "../../../../runtime/site/sections.ts";
import { heading, section } from "./section.ts";

export const Disclosure = section(
  "disclosure",
  "What the site does with data, and whose works it shows: a list that is made from the configuration, so that it is always true.",
  {
    heading,
    show: z
      .enum(DISCLOSURES)
      .describe(
        "`forms`: what forms send, and where. `storage`: cookies and what else the browser stores. `services`: hosts that the browser contacts. `licences`: fonts, drawings and programs of others. The page that shows `forms` is the one that forms lead to.",
      ),
  },
);
