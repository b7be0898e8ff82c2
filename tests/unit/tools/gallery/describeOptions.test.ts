import { describe, expect, it } from "vitest";
import type { SchemaKey } from "../../../../cli/config/schema/keys.ts";
import { SECTIONS } from "../../../../cli/config/schema/sections/index.ts";
import { GALLERY_TYPES } from "../../../../cli/tools/gallery/addGallery.ts";
import { describeOptions } from "../../../../cli/tools/gallery/galleryPage.ts";

const names = (options: SchemaKey[]) => options.map(({ name }) => name);
const deep = (options: SchemaKey[]): SchemaKey[] => options.flatMap((option) => [option, ...deep(option.inside)]);
const find = (options: SchemaKey[], name: string) => options.find((option) => option.name === name);

describe("describeOptions", () => {
  it.each(GALLERY_TYPES)("every option of %s is there, and says what it is and what to write", (type) => {
    const { description, own, common } = describeOptions(type);
    expect(description).toMatch(/\.$/);
    expect(["type", ...names([...own, ...common])].sort()).toEqual(
      Object.keys(SECTIONS[type as keyof typeof SECTIONS].shape).sort(),
    );
    for (const option of deep([...own, ...common])) {
      expect(option.description, option.name).not.toBe("");
      expect(option.values, option.name).not.toBe("");
    }
  });

  it("defaults, choices and bounds", () => {
    const { own, common } = describeOptions("posts");
    expect(find(own, "limit")).toEqual({
      name: "limit",
      description: "Maximum number of posts.",
      values: "whole number, 1 to 24",
      default: "`6`",
      inside: [],
    });
    expect(find(common, "ground")).toMatchObject({ values: "`paper`, `tint`, `deep`", default: "`paper`" });
    expect(find(describeOptions("tabs").own, "initial")?.values).toBe("whole number, 1 or more");
    expect(find(describeOptions("cards").own, "slider")).toMatchObject({
      values: "`true`, `false`",
      default: "`false`",
    });
  });

  it("what is required", () => {
    expect(find(describeOptions("posts").own, "group")?.default).toBe("required");
    expect(find(describeOptions("cards").common, "heading")?.default).toBe("none");
    expect(find(describeOptions("steps").common, "heading")?.default).toBe("required");
    const picture = find(describeOptions("picture").own, "picture");
    expect(picture?.inside.map((option) => [option.name, option.default])).toEqual([
      ["file", "required"],
      ["alt", "required"],
      ["caption", "none"],
    ]);
  });

  it("lists of maps, and maps in them", () => {
    const items = find(describeOptions("journeys").own, "items");
    expect(items?.values).toBe("list of maps, 1 or more");
    expect(names(items?.inside ?? [])).toEqual(["title", "stops", "action"]);
    expect(find(items?.inside ?? [], "stops")).toMatchObject({
      values: "list of maps, 2 to 6",
      inside: [{ name: "when" }, { name: "what" }],
    });
    expect(find(describeOptions("institutions").own, "countries")?.values).toBe("list of texts, 1 or more");
  });
});
