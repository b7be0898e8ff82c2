import { expect, it } from "vitest";
import { findInstalled } from "../../../../cli/core/engine.ts";
import { packageFolder } from "../../../../cli/core/licences/notices.ts";

it.each([
  ["/p/node_modules/react/index.js", "/p/node_modules/react"],
  ["/p/node_modules/@scope/pen/dist/a.js?v=1", "/p/node_modules/@scope/pen"],
  ["/p/node_modules/a/node_modules/b/c.js", "/p/node_modules/a/node_modules/b"],
  [
    "/p/node_modules/.pnpm/react@19.0.0/node_modules/react/index.js",
    "/p/node_modules/.pnpm/react@19.0.0/node_modules/react",
  ],
  ["\0/p/node_modules/react/index.js?commonjs-module", "/p/node_modules/react"],
  ["C:\\p\\node_modules\\react\\index.js", "C:/p/node_modules/react"],
  ["\0rolldown/runtime.js", findInstalled("rolldown") ?? ""],
  ["\0vite/preload-helper.js", findInstalled("vite") ?? ""],
  ["/p/runtime/app/boot.ts", undefined],
  ["\0sitegen:parts", undefined],
])("%j is of the package in %j", (id, folder) => expect(packageFolder(id)).toBe(folder));
