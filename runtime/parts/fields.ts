import { z } from "zod";
import type { Link } from "../site/menu.ts";
import type { Picture } from "../site/picture.ts";

// What a section's schema is made of beside zod's own. The command line has others of the same names, which check what is
// written (`cli/config/schema/own/fields.ts`); these give the types, and in the sites none of them is ever called.

/** Text in Markdown. The component is given HTML, for `<Prose html={…}>`. */
export const markdown = (): z.ZodType<string, string> => z.string();

/** A link in words: `{ label, to }`. It is checked as ours are; undefined where it leads to a page that the country lacks. */
export const link = (): z.ZodType<Link | undefined, { label: string; to: string }> =>
  z.unknown() as unknown as z.ZodType<Link | undefined, { label: string; to: string }>;

/** A picture of `countries/images`: `{ file, alt, caption }`. The component is given what `<Picture>` shows. */
export const picture = (): z.ZodType<Picture | undefined, { file: string; alt: string; caption?: string }> =>
  z.unknown() as unknown as z.ZodType<Picture | undefined, { file: string; alt: string; caption?: string }>;

/** A country's flag by its code: `IN`. The component is given the code that `<Flag>` shows. */
export const flag = (): z.ZodType<string, string> => z.string();
