import { z } from "zod";
import { Slug } from "../primitives.ts";
import { section } from "./section.ts";

export const Posts = section("posts", "The newest posts of a collection, in a slider. Shown if the country has any.", {
  group: Slug.describe("The collection: `news`."),
  category: Slug.optional().describe("Shows only posts of this category."),
  limit: z.number().int().min(1).max(24).default(6).describe("Maximum number of posts."),
});
