import { firstProblems, type Problem } from "../report/problem.ts";
import { languageSegment, NETWORK, parseFileName } from "./countryFiles.ts";
import type { SiteConfig } from "./loadConfig.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** Reports files of settings in a language that their country, or no country at all, has. */
export function checkLanguageFiles(files: readonly YamlFile[], countries: readonly SiteConfig[]): Problem[] {
  const segments = ({ config: { languages } }: SiteConfig) =>
    languages.slice(1).map((language) => languageSegment(language, languages));
  const isUsed = ({ file }: YamlFile) => {
    const { owner, language = "" } = parseFileName(file);
    return countries.some((site) => (owner === NETWORK || owner === site.key) && segments(site).includes(language));
  };
  return firstProblems(
    files.filter((file) => !isUsed(file)),
    ({ file }) => {
      const { owner, language } = parseFileName(file);
      return {
        code: "unused-language",
        severity: "error",
        message: `Nothing reads ${file}`,
        why:
          owner === NETWORK
            ? `No country has a further language \`${language}\`.`
            : `There is no country \`${owner}\` with a further language \`${language}\`.`,
        hint: `Add it to \`languages\`, for example \`languages: [en-IN, hi-IN]\` for ${owner === NETWORK ? "india" : owner}.hi.yaml, or remove the file.`,
        place: { file, line: 1, column: 1, length: 1 },
      };
    },
  );
}
