import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listCountries } from "../../config/index.ts";
import { listFiles } from "../../core/files.ts";
import { PACKAGE_DIR, packageFile } from "../../core/project.ts";
import { EXAMPLES, type ExampleName, fillTemplate, inMarkdown } from "./fillTemplate.ts";
import type { PackageManager } from "./packageManager.ts";
import type { NewProject } from "./planProject.ts";
import { planTools, TEMPLATES } from "./planTools.ts";

/** The files of a project that begins as a copy of an example. */
export function planExample(name: ExampleName, folder: string, manager: PackageManager): NewProject {
  const root = join(PACKAGE_DIR, EXAMPLES[name]);
  const [country = ""] = listCountries(root);
  const files = planTools({ folder, manager });
  for (const file of listFiles(join(root, "countries"))) {
    // Hidden files belong to editors, and to development in the repository of sitegen.
    if (!file.startsWith(".")) files.set(`countries/${file}`, readFileSync(join(root, "countries", file)));
  }
  const config = join(root, "tsconfig.json");
  if (EXAMPLES[name] !== "." && existsSync(config)) files.set("tsconfig.json", readFileSync(config));
  const readme = readFileSync(join(TEMPLATES, "example/README.md"), "utf8");
  files.set("README.md", fillTemplate(readme, { example: name, ...manager }, inMarkdown));
  addPackages(files);
  return { files, country };
}

/** Adds the packages that files name: fonts, and the types of what own parts import. */
function addPackages(files: NewProject["files"]): void {
  const used = [...files].flatMap(([name, contents]) =>
    name === "tsconfig.json" ? ["@types/react"] : name.endsWith(".yaml") ? fontsIn(String(contents)) : [],
  );
  const { devDependencies } = packageFile();
  const manifest = JSON.parse(String(files.get("package.json"))) as { dependencies: Record<string, string> };
  for (const name of [...new Set(used)].sort()) manifest.dependencies[name] = devDependencies[name] ?? "*";
  files.set("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
}

const fontsIn = (yaml: string): string[] => yaml.match(/@fontsource(?:-variable)?\/[a-z0-9-]+/g) ?? [];
