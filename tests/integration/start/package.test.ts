import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

it("the package has all of the parts that it names, and no generated files of a project", () => {
  const text = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: REPOSITORY,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const packed = packedFiles(JSON.parse(text));
  const { files } = JSON.parse(readFileSync(join(REPOSITORY, "package.json"), "utf8")) as { files: string[] };
  const folders = files.map((part) => part.replace("examples/*", "examples/clinics").replace("/**", ""));
  const wanted = folders.flatMap((folder) =>
    /\.\w+$/.test(folder) ? folder : listFiles(join(REPOSITORY, folder)).map((name) => `${folder}/${name}`),
  );
  expect(wanted.filter((name) => !packed.includes(name) && !name.includes("/.schema/"))).toEqual([]);
  expect(packed).toEqual(expect.arrayContaining(["lib/cli/THIRD-PARTY-LICENSES.txt", "lib/sbom.cdx.json", "LICENSE"]));
  expect(packed).toContainEqual(expect.stringMatching(/^lib\/bundles\/\w+\/licences\.json$/));
  expect(packed.filter((name) => /(?:^|\/)(?:dist|deploy|\.sitegen)\//.test(name))).toEqual([]);
});

/** npm 11 lists the packages by their names, older ones as an array. */
function packedFiles(report: unknown): string[] {
  const [first] = Object.values(report as Record<string, { files: { path: string }[] }>);
  return (first?.files ?? []).map(({ path }) => path);
}
