import { z } from "zod";
import { datedText } from "./day.ts";
import { Text } from "./primitives.ts";

const Moment = datedText(
  /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/,
  "Write a day, 2026-12-05, or a day and a time, 2026-12-05T18:00",
).meta({ examples: ["2026-12-05T18:00"] });

/** An event. What search engines require of it, and is not here, is a warning: a page can be begun without. */
export const Event = z.strictObject({
  start: Moment.optional().describe("When it begins, in the country's `timeZone`: `2026-12-05T18:00`."),
  end: Moment.optional().describe("When it ends."),
  place: Text.optional().describe("Where it is: the name of one of the country's offices, or `online`."),
});
