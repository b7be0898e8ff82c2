import { test } from "vitest";
import { startChromium } from "../engines/chromium.ts";
import { checkHostileCms } from "../engines/hostileCms.ts";

test("a CMS in bad hands runs nothing and learns nothing", () => checkHostileCms(startChromium));
