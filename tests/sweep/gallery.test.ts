import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SECTIONS } from "../../cli/config/schema/sections/index.ts";
import { lookAtPages } from "../e2e/lookAtPages.ts";
import { closed, content } from "../e2e/states.ts";
import { PROJECTS } from "../sites/projects.ts";
import { serve, type ServedSites } from "../sites/serve.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-gallery-"));
let served: ServedSites;
beforeAll(async () => {
  PROJECTS.shipped(root);
  served = await serve("gallery", "bhutan", "--root", root);
});
afterAll(async () => {
  await served?.stop();
  rmSync(root, { recursive: true, force: true });
});

test.each(["", ...Object.keys(SECTIONS).map((kind) => `${kind}/`)])(
  "page %s of the gallery is in order",
  async (kind) => {
    const states = { narrow: [closed], phone: [content] };
    expect(await lookAtPages([`${served.origin}/bhutan/gallery/${kind}`], { states })).toEqual([]);
  },
);
