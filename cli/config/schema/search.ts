import { z } from "zod";

/** The search of a site. */
export const Search = z.boolean({ error: "Write true or false." }).default(true);
