import { section } from "./section.ts";

export const Copy = section("copy", "The page's own Markdown. Without this section it comes before the others.", {});
