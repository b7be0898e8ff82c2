import { z } from "zod";
import type { Link } from "../site/menu.ts";
import type { Picture } from "../site/picture.ts";

// Fields for the schemas of own sections, beside those of zod. These give the types only: sites never call them. The
// command line has functions of the same names that check values (`cli/config/schema/ownKinds.ts`).

/** Text in Markdown. The component gets HTML, for `<Prose html={…}>`. */
export const markdown = (): z.ZodType<string, string> => z.string();

/** A link with its text: `{ label, to }`. Links are checked; undefined if the country lacks the page. */
export const link = (): z.ZodType<Link | undefined, { label: string; to: string }> =>
  z.unknown() as unknown as z.ZodType<Link | undefined, { label: string; to: string }>;

/** A picture of `countries/images`: `{ file, alt, caption }`. The component gets the data that `<Picture>` shows. */
export const picture = (): z.ZodType<Picture | undefined, { file: string; alt: string; caption?: string }> =>
  z.unknown() as unknown as z.ZodType<Picture | undefined, { file: string; alt: string; caption?: string }>;

/** A country's flag by its code: `IN`. The component gets the code that `<Flag>` shows. */
export const flag = (): z.ZodType<string, string> => z.string();
