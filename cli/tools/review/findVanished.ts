import { makeManifest } from "../../manifest/makeManifest.ts";
import type { Manifest } from "../../manifest/manifest.ts";
import { reviewManifests, type Vanished } from "./review.ts";

/** What is planned: all that a manifest is made from. */
type Planned = Pick<Parameters<typeof makeManifest>[0], "config" | "plan" | "parts">;

/** Published addresses that lead nowhere in what is planned. Sites that are not planned count as they were. */
export const findVanished = (published: Manifest, planned: Planned): Vanished[] =>
  // What files hold makes no address vanish.
  reviewManifests(published, makeManifest({ ...planned, hashOf: () => "", before: published })).vanished;
