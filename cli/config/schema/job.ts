import { z } from "zod";
import { Day } from "./day.ts";
import { Text } from "./primitives.ts";

/** How a job is worked, as schema.org names it in upper case. */
const EMPLOYMENT_TYPES = [
  "full-time",
  "part-time",
  "contractor",
  "temporary",
  "intern",
  "volunteer",
  "per-diem",
  "other",
] as const;

/** An open job. What search engines require of it, and is not here, is a warning: a page can be begun without. */
export const Job = z.strictObject({
  datePosted: Day.optional().describe("Day on which the job was first published."),
  validThrough: Day.optional().describe("Last day on which people can apply; afterwards it is no open job any more."),
  employmentType: z.array(z.enum(EMPLOYMENT_TYPES)).default([]).describe("How it is worked: `[full-time]`."),
  location: Text.optional().describe(
    "Where it is worked: the name of one of the country's offices, or `remote`. Default: the country's only office.",
  ),
});
