import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../files.ts";
import { packageFile, PACKAGE_DIR } from "../project.ts";
import { addNotices } from "./bundleNotices.ts";
import { checkNotices, byName, type Notice, packageFolder, printNotices, readNotice } from "./notices.ts";
import { makeSbom, type Lock, type Sbom } from "./sbom.ts";

// Run when the command line and the editor have been compiled, with the ids of their modules on stdin: writes the
// licences of bundled packages, and the package's bill of materials.
const modules = JSON.parse(readFileSync(0, "utf8")) as Record<"cli" | "editor", string[]>;
const notices = noticesOf([...modules.cli, ...modules.editor]);
const faults = checkNotices("lib/cli", notices);
if (faults.length > 0) {
  process.stderr.write(faults.map((fault) => `error ${fault}\n`).join(""));
  process.exitCode = 1;
} else {
  addNotices(
    join(PACKAGE_DIR, "lib/editor"),
    noticesOf(modules.editor).map((notice) => ({ ...notice, inBrowser: true })),
  );
  writeText(
    join(PACKAGE_DIR, "lib/cli/THIRD-PARTY-LICENSES.txt"),
    printNotices("The code of these packages is a part of the files in this folder, or in ../editor.", notices),
  );
  const sbom = makeSbom({ all: readSbom(), lock: readLock(), name: packageFile().name, bundled: notices });
  writeText(join(PACKAGE_DIR, "lib/sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
}

/** Notices of the packages that modules belong to, sorted by name. */
function noticesOf(ids: readonly string[]): Notice[] {
  const folders = new Set(ids.flatMap((id) => packageFolder(id) ?? []));
  return [...folders].map((folder) => readNotice(folder)).sort(byName);
}

function readLock(): Lock {
  return JSON.parse(readFileSync(join(PACKAGE_DIR, "package-lock.json"), "utf8")) as Lock;
}

function readSbom(): Sbom {
  const { stdout, stderr, status } = spawnSync(
    "npm",
    ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--include=dev", "--global=false"],
    // npm is a script on Windows.
    { cwd: PACKAGE_DIR, encoding: "utf8", maxBuffer: 1e8, shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`npm sbom, which lists the packages for lib/sbom.cdx.json, failed:\n${stderr}`);
  return JSON.parse(stdout) as Sbom;
}
