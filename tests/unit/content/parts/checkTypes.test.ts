import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { checkTypes } from "../../../../cli/content/parts/checkTypes.ts";
import { openProject, PACKAGE_DIR } from "../../../../cli/core/project.ts";
import { makeProject } from "../../project.ts";

const FOOTER = "countries/components/Footer.tsx";
const WRONG = `import { useState } from "react";
import { nope } from "react";

export const contract = 1;
const years: number = "three";
export default () => <p title={3}>{useState(years)[0] + nope}</p>;
`;

/** A project with a part, in which packages are installed. */
function withPart(text: string, packages: string[]) {
  const project = makeProject().write(FOOTER, text);
  for (const name of packages) {
    const place = join(project.root, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(PACKAGE_DIR, "node_modules", name), place);
  }
  return project;
}

const found = async (root: string) =>
  (await checkTypes(openProject(root))).map(
    ({ code, message, place: { file, line, column, length } }) =>
      `${file}:${line}:${column} (${length}) ${message} [${code}]`,
  );

it("types of parts are checked where TypeScript and the types of React are installed", async () => {
  const { root } = withPart(WRONG, ["typescript", "@types/react"]);
  expect(await found(root)).toMatchInlineSnapshot(`
    [
      "countries/components/Footer.tsx:2:10 (4) Module '"react"' has no exported member 'nope' (TS2305) [part-type]",
      "countries/components/Footer.tsx:5:7 (5) Type 'string' is not assignable to type 'number' (TS2322) [part-type]",
      "countries/components/Footer.tsx:6:25 (5) Type 'number' is not assignable to type 'string' (TS2322) [part-type]",
    ]
  `);
});

it("by the project's own settings, whose mistakes are told too", async () => {
  const project = withPart("export default () => <p title={3} />;\n", ["typescript", "@types/react"]);
  project.write(
    "tsconfig.json",
    '{ "compilerOptions": { "jsx": "react-jsx", "module": "ESNext", "moduleResolution": "bundler", "stric": true } }',
  );
  expect(await found(project.root)).toMatchInlineSnapshot(`
    [
      "countries/components/Footer.tsx:1:25 (5) Type 'number' is not assignable to type 'string' (TS2322) [part-type]",
      "tsconfig.json:1:95 (1) Unknown compiler option 'stric' (TS5023) [part-type]",
    ]
  `);
});

it("of right parts nothing is said, nor where something is not installed", async () => {
  expect(
    await found(
      withPart("export const contract = 1;\nexport default () => <p />;\n", ["typescript", "@types/react"]).root,
    ),
  ).toEqual([]);
  expect(await found(withPart(WRONG, ["typescript"]).root)).toEqual([]);
  expect(await found(withPart(WRONG, ["@types/react"]).root)).toEqual([]);
});

it("a compiler that fails without a word of the types is no clean bill", async () => {
  const project = withPart(WRONG, ["@types/react"])
    .write("node_modules/typescript/package.json", '{ "name": "typescript", "bin": { "tsc": "tsc.js" } }')
    .write("node_modules/typescript/tsc.js", 'console.error("no room"); process.exit(2);');
  await expect(checkTypes(openProject(project.root))).rejects.toThrow("TypeScript could not check the types: no room");
});
