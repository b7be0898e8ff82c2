import { z } from "zod";
import { CountryCode, Text } from "../primitives.ts";
import { Action, section } from "./section.ts";

export const Banners = section(
  "banners",
  "A slider at the top of a home page. Its first slide is the page's own heading and summary.",
  {
    slides: z
      .array(
        z.strictObject({
          heading: Text.describe("Heading of the slide."),
          summary: Text.optional().describe("One sentence below it."),
          action: Action.optional().describe("Target of the slide. Default: the enquiry form."),
          art: Text.optional().describe(
            "Content key of the page whose drawing is shown, for example `services/first-visit`.",
          ),
          flag: CountryCode.optional().describe("Country whose drawing is shown."),
        }),
      )
      .min(1)
      .max(6)
      .describe("The slides after the first."),
  },
);
