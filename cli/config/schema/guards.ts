import { z } from "zod";
import { ContentKey, Text } from "./primitives.ts";

const why = Text.optional().describe("The reason. Problems about this rule show it.");

const Guarded = z
  .union(
    [
      z.string().min(1),
      z.strictObject({ key: z.string().min(1).describe("A key of country files: `contacts.email`."), why }),
      z.strictObject({ page: ContentKey.describe("A page, by its content key: `services/first-visit`."), why }),
    ],
    { error: "Write a key as `contacts.email`, or a map with `key` or `page`, and `why`." },
  )
  .transform((guarded): { key?: string | undefined; page?: string | undefined; why?: string | undefined } =>
    typeof guarded === "string" ? { key: guarded } : guarded,
  );

/** Locked or required keys and pages. */
export const Guards = z.array(Guarded).default([]);
export type Guard = z.output<typeof Guards>[number];
