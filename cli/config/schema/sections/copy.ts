import { section } from "./section.ts";

export const Copy = section(
  "copy",
  "The page's own Markdown. Without this section the Markdown comes before all sections.",
  {},
);
