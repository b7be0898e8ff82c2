import { section } from "./section.ts";

/** The page's own Markdown. Without this section it stands before the others. */
export const Copy = section("copy", {});
