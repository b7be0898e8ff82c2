import { expect, it } from "vitest";
import { sceneName } from "../../../../runtime/ui/art/sceneName.ts";

const has = (name: string) => name.startsWith("subjects/") || name === "places/au";

it.each([
  ["abroad/study-in-australia", "au", "places/au"],
  ["abroad/study-in-atlantis", "xx", "subjects/abroad"],
  ["services/visa-guidance", undefined, "subjects/visa"],
  ["services/scholarship-for-visa-fees", undefined, "subjects/scholarship"],
  ["news/how-we-moved", undefined, "subjects/news"],
  ["a-page-about-nothing", undefined, "subjects/generic"],
])("%s with the flag %s has the scene %s", (art, flag, scene) => {
  expect(sceneName(art, flag, has)).toBe(scene);
});

it("takes no scene that is not drawn", () => {
  expect(sceneName("services/visa-guidance", undefined, (name) => name === "subjects/support")).toBe(
    "subjects/support",
  );
  expect(sceneName("services/visa-guidance", undefined, () => false)).toBe("subjects/generic");
});
