import type { z } from "zod";
import { unknownKey } from "../schema/check/explainIssue.ts";
import { hasFreeKeys, knownKeys } from "../schema/check/knownKeys.ts";
import type { Dictionary } from "./repairFile.ts";

/** The dictionary of a schema's keys. @param value The checked value. */
export const schemaKeys = (schema: z.ZodType, value: unknown): Required<Pick<Dictionary, "keysAt" | "isOpen">> => ({
  keysAt: (path) => ({
    known: knownKeys(schema, path, value),
    explain: (written, meant) => unknownKey(written, path, [meant]),
  }),
  isOpen: (path) => hasFreeKeys(schema, path, value),
});
