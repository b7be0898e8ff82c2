import { firstProblems, type Problem } from "../../core/problems/problem.ts";
import { languageSegment, NETWORK, parseFileName, PULLED } from "../files/countryFiles.ts";
import { segmentChain } from "../text/languageChain.ts";
import type { LoadedSite } from "../../model/config.ts";
import type { YamlFile } from "../yaml/yamlFile.ts";

/** Reports settings files for a language that their country, or in the network's case any country, doesn't have. */
export function checkLanguageFiles(
  files: readonly YamlFile[],
  countries: readonly LoadedSite[],
  broken: readonly string[],
): Problem[] {
  const segments = ({ config: { languages } }: LoadedSite) =>
    languages.slice(1).map((language) => languageSegment(language, languages));
  const isUsed = ({ file }: YamlFile) => {
    const { owner, language = "" } = parseFileName(file);
    // The languages of an invalid country are unknown.
    if (owner === NETWORK ? broken.length > 0 : broken.includes(owner)) return true;
    if (language === PULLED) return countries.some(({ key }) => key === owner);
    return countries.some((site) =>
      owner === NETWORK
        ? site.config.languages.flatMap(segmentChain).includes(language)
        : owner === site.key && segments(site).includes(language),
    );
  };
  return firstProblems(
    files.filter((file) => !isUsed(file)),
    ({ file }) => {
      const { owner, language } = parseFileName(file);
      return {
        code: "unused-language",
        severity: "error",
        message: `The file ${file} is not used`,
        ...(owner === NETWORK
          ? {
              why: `No country has the language \`${language}\`.`,
              hint: "Add it to `languages` of a country, or remove the file.",
            }
          : language === PULLED
            ? { why: `There is no country \`${owner}\`.`, hint: "Remove the file." }
            : {
                why: `There is no country \`${owner}\` with a further language \`${language}\`.`,
                hint: `Add it to \`languages\`, for example \`languages: [en-IN, hi-IN]\` for ${owner}.hi.yaml, or remove the file.`,
              }),
        place: { file, line: 1, column: 1, length: 1 },
      };
    },
  );
}
