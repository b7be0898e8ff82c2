import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listTexts, nestTexts, readShippedText, regionName, toSlug } from "../../config/index.ts";
import { parse, stringify } from "yaml";
import { listFiles, type FileTree } from "../../core/files.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import type { Answers } from "./answers.ts";
import { planTools, TEMPLATES } from "./planTools.ts";
import { fillTemplate, inMarkdown, inQuotes, type Values } from "./fillTemplate.ts";
import type { PackageManager } from "./packageManager.ts";

/** A new project: its files, and the key of its first country. */
export interface NewProject {
  files: FileTree;
  country: string;
}

/** The files of a new project that is no copy of an example. */
export function planProject(answers: Answers, folder: string, manager: PackageManager): NewProject {
  const key = toSlug(answers.country.name);
  const copy = copyFolder(answers.language);
  const values: Values = { ...valuesOf(answers, key), ...wordsOf(copy), ...manager };
  const files = planTools({ folder, manager });
  const add = (from: string, to: (name: string) => string) => {
    for (const name of listFiles(from)) {
      const text = readFileSync(join(from, name), "utf8");
      files.set(to(name), fillTemplate(text, values, basename(name) === "README.md" ? inMarkdown : inQuotes));
    }
  };
  add(join(TEMPLATES, "own"), (name) => name.replace("country.yaml", `${key}.yaml`));
  add(join(copy, "content"), (name) => `countries/content/${key}/${name}`);
  if (values.withoutWords)
    files.set(`countries/text/${values.base}.yaml`, textsToTranslate(values.base ?? "en", values));
  return { files, country: key };
}

/** All texts of sitegen in English, which a site in a language without texts shows until they are translated. */
function textsToTranslate(language: string, values: Values): string {
  const head = fillTemplate(readFileSync(join(TEMPLATES, "textsToTranslate.yaml"), "utf8"), values, (value) => value);
  return head + stringify(nestTexts(listTexts(TEMPLATES, language).missing), { lineWidth: 0 });
}

/** Copy in a language, else in English. */
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

/** A telephone number that nobody has. */
function fictionalPhone(code: string, dialCode: string | undefined): string | undefined {
  const kept = parse(readFileSync(join(PACKAGE_DIR, "templates/project/fiction.yaml"), "utf8"));
  const number = (kept as Record<string, string>)[code];
  return number ?? (dialCode === undefined ? undefined : `${dialCode} 000 000 000`);
}
