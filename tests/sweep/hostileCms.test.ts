import { test } from "vitest";
import { startChromium } from "../engines/chromium.ts";
import { checkHostileCms } from "../engines/hostileCms.ts";

// It pulls, builds, and opens 37 posts one after another, and 16 menus.
test("a CMS in bad hands runs nothing and learns nothing", () => checkHostileCms(startChromium), 240_000);
