import { Slug } from "../primitives.ts";
import { section } from "./section.ts";

export const FlagMap = section(
  "map",
  "A world map with the flags of a group's pages as links. Shown if at least three of its pages have a flag.",
  {
    group: Slug.describe("Group whose pages are on the map, by their `flag`."),
  },
);
