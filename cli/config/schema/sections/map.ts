import { Slug } from "../primitives.ts";
import { section } from "./section.ts";

/** A world map with the flags of a group's pages, each a link. Shown where at least three of its pages have a flag. */
export const FlagMap = section("map", {
  group: Slug.describe("Group whose pages are on the map, by their `flag`."),
});
