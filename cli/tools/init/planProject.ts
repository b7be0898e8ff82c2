import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  listTexts,
  nestTexts,
  readShippedText,
  regionName,
  toSlug,
  SHIPPED_SCHEMAS,
  listCountries,
} from "../../config/index.ts";
import { parse, stringify } from "yaml";
import { listFiles, type FileTree } from "../../core/files.ts";
import { PACKAGE_DIR, packageFile } from "../../core/project.ts";
import type { Answers } from "./answers.ts";
import { fillTemplate, inMarkdown, inQuotes, type Values, EXAMPLES, type ExampleName } from "./fillTemplate.ts";
import type { PackageManager } from "./packageManager.ts";
import { jsonSchemas } from "../jsonSchemas.ts";

/** The files of a new project that is no copy of an example, and the key of its first country. */
export function planProject(answers: Answers, folder: string, manager: PackageManager) {
  const key = toSlug(answers.country.name);
  const copy = copyFolder(answers.language);
  const values: Values = { ...valuesOf(answers, key), ...wordsOf(copy), ...manager };
  const files = planTools({ folder, manager });
  addFilled(files, join(TEMPLATES, "own"), values, (name) => name.replace("country.yaml", `${key}.yaml`));
  addFilled(files, join(copy, "content"), values, (name) => `countries/content/${key}/${name}`);
  if (values.withoutWords)
    files.set(`countries/text/${values.base}.yaml`, textsToTranslate(values.base ?? "en", values));
  return { files, country: key };
}

function addFilled(files: FileTree, from: string, values: Values, to: (name: string) => string): void {
  for (const name of listFiles(from)) {
    const text = readFileSync(join(from, name), "utf8");
    files.set(to(name), fillTemplate(text, values, basename(name) === "README.md" ? inMarkdown : inQuotes));
  }
}

/** All texts of sitegen in English, which a site in a language without texts shows until they are translated. */
function textsToTranslate(language: string, values: Values): string {
  const head = fillTemplate(readFileSync(join(TEMPLATES, "textsToTranslate.yaml"), "utf8"), values);
  return head + stringify(nestTexts(listTexts(TEMPLATES, language).missing), { lineWidth: 0 });
}

function copyFolder(language: string): string {
  const folder = join(TEMPLATES, "languages", language.split("-")[0] ?? "en");
  return existsSync(folder) ? folder : join(TEMPLATES, "languages/en");
}

function wordsOf(copy: string): Values {
  const words = parse(readFileSync(join(copy, "words.yaml"), "utf8")) as Record<string, string>;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`words.${name}`, word]));
}

function valuesOf({ name, country, language, cms }: Answers, key: string): Values {
  const [base = language] = language.split("-");
  const phone = fictionalPhone(country.code, country.dialCode);
  return {
    organisation: name,
    // A label of a host name has at most 63 characters.
    domain: `${toSlug(name).slice(0, 50).replace(/-$/, "") || "our-organisation"}.example`,
    key,
    countryName: regionName(country.code, language) ?? country.name,
    code: country.code,
    dialCode: country.dialCode,
    timeZone: country.timeZone,
    currency: country.currency,
    language,
    base,
    languageName: new Intl.DisplayNames("en", { type: "language" }).of(base) ?? base,
    cms,
    phone: phone?.replaceAll(" ", ""),
    phoneDisplay: phone,
    withoutWords: readShippedText(base) ? undefined : base,
    withoutCopy: existsSync(join(TEMPLATES, "languages", base)) ? undefined : base,
  };
}

function fictionalPhone(code: string, dialCode: string | undefined): string | undefined {
  const kept = parse(readFileSync(join(PACKAGE_DIR, "templates/project/fiction.yaml"), "utf8"));
  const number = (kept as Record<string, string>)[code];
  return number ?? (dialCode === undefined ? undefined : `${dialCode} 000 000 000`);
}

const TEMPLATES = join(PACKAGE_DIR, "templates/project");

/** A project's files besides its sites: package.json, .gitignore, CI, settings and schemas for editors. */
function planTools({ folder, manager }: { folder: string; manager: PackageManager }): FileTree {
  const { version, engines } = packageFile();
  const values = {
    packageName: toSlug(basename(folder)) || "sites",
    version,
    node: engines.node,
    run: manager.run,
    ci: manager.ci,
  };
  const files: FileTree = new Map();
  // npm leaves files called .gitignore out of packages.
  addFilled(files, join(TEMPLATES, "base"), values, (name) => name.replace(/^_/, "."));
  for (const [name, text] of jsonSchemas(SHIPPED_SCHEMAS)) files.set(`countries/.schema/${name}`, text);
  return files;
}

/** The files of a project that begins as a copy of an example, and the key of its first country. */
export function planExample(name: ExampleName, folder: string, manager: PackageManager) {
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
function addPackages(files: FileTree): void {
  const used = [...files].flatMap(([name, contents]) => {
    if (name === "tsconfig.json") return ["@types/react"];
    return (name.endsWith(".yaml") && String(contents).match(/@fontsource(?:-variable)?\/[a-z0-9-]+/g)) || [];
  });
  const { devDependencies } = packageFile();
  const manifest = JSON.parse(String(files.get("package.json"))) as { dependencies: Record<string, string> };
  for (const name of [...new Set(used)].sort()) manifest.dependencies[name] = devDependencies[name] ?? "*";
  files.set("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
}
