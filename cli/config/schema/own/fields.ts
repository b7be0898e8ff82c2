import { z } from "zod";
import { PictureRef } from "../picture.ts";
import { CountryCode } from "../primitives.ts";
import { Action, Markdown } from "../sections/section.ts";
import type { Field } from "./values.ts";

/**
 * What `countrysites/parts` provides to schemas of own sections while they are checked (`cli/parts`). The functions of
 * the same names in `runtime/parts/fields.ts` have their types. A field's output is tagged, so that it is checked and
 * planned like a field of shipped sections.
 */
export const PARTS_FIELDS = {
  z,
  markdown: () => Markdown.transform((text): Field => ({ markdown: text })),
  link: () => Action.transform((written): Field => ({ "own:link": written })),
  picture: () => PictureRef.transform((ref): Field => ({ "own:picture": ref })),
  flag: () => CountryCode.transform((code): Field => ({ "own:flag": code })),
};
