import { z } from "zod";
import { PictureRef } from "../picture.ts";
import { CountryCode } from "../primitives.ts";
import { Action, Markdown } from "../sections/section.ts";
import type { Field } from "./values.ts";

/**
 * What `countrysites/parts` gives to the schemas of a project's sections when they are evaluated for a check (`cli/parts`). The
 * functions of the same names in `runtime/parts/fields.ts` have their types. A field's output says what it is, so that what
 * is written is checked and planned like what our own sections have.
 */
export const PARTS_FIELDS = {
  z,
  markdown: () => Markdown.transform((text): Field => ({ markdown: text })),
  link: () => Action.transform((written): Field => ({ "own:link": written })),
  picture: () => PictureRef.transform((ref): Field => ({ "own:picture": ref })),
  flag: () => CountryCode.transform((code): Field => ({ "own:flag": code })),
};
