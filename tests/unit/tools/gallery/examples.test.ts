import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { NO_KINDS } from "../../../../cli/config/schema/ownKinds.ts";
import { sectionsSchema } from "../../../../cli/config/schema/sections/index.ts";
import { EXAMPLES, GALLERY_TYPES } from "../../../../cli/tools/gallery/addGallery.ts";

const files = readdirSync(EXAMPLES).filter((name) => name.endsWith(".yaml"));

describe("examples", () => {
  it("each kind has one, and there are no others", () =>
    expect(files.sort()).toEqual(GALLERY_TYPES.map((type) => `${type}.yaml`).sort()));

  it.each(GALLERY_TYPES)("%s is valid and of its kind", (type) => {
    const written: unknown = parse(readFileSync(join(EXAMPLES, `${type}.yaml`), "utf8"));
    const { data, error } = sectionsSchema(NO_KINDS).safeParse(written);
    expect(error?.issues).toBeUndefined();
    expect(new Set(data?.map((section) => section.type))).toEqual(new Set([type]));
  });

  it("nobody is made up", () =>
    expect(readFileSync(join(EXAMPLES, "testimonials.yaml"), "utf8").match(/name: .*/g)).toEqual([
      "name: Example, not a person",
      "name: Example, not a person either",
    ]));
});
