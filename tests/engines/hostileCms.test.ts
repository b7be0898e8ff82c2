import { test } from "vitest";
import { startFirefox } from "./firefox.ts";
import { checkHostileCms } from "./hostileCms.ts";
import { startWebKit } from "./webkit.ts";

test.each([
  { engine: "Firefox", start: startFirefox },
  { engine: "WebKit", start: startWebKit },
])("in $engine a CMS in bad hands runs nothing and learns nothing", ({ start }) => checkHostileCms(start));
