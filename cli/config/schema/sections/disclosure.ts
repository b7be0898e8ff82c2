import { z } from "zod";
import { DISCLOSURES } from "../../../../runtime/site/sections.ts";
import { heading, section } from "./section.ts";

export const Disclosure = section(
  "disclosure",
  "What the site does with data, and whose works it shows: a list made from the configuration, so that it is always correct.",
  {
    heading,
    show: z
      .enum(DISCLOSURES)
      .describe(
        "`forms`: what forms send, and where. `storage`: cookies and other data that the browser stores. `services`: hosts that the browser contacts. `licences`: fonts, drawings and programs by others. Forms link to the page that shows `forms`.",
      ),
  },
);
