import type { Texts } from "../../../runtime/site/text.ts";
import { firstProblems, problemsIn, startOf } from "../../core/problems/problem.ts";
import type { Found, Place, Problem } from "../../core/problems/problem.ts";
import { count } from "../../core/console/text.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import { memoize } from "../../core/lookups.ts";
import { languageChain } from "../files/countryFiles.ts";
import { readCatalogue, type Catalogue, checkCatalogue, isUntranslated, shippedMessages } from "./catalogue.ts";
import { TEXT_FOLDER, type TextSource } from "./textFiles.ts";

interface Reader {
  country: string;
  /** Locale: `hi-IN`. */
  language: string;
  /** Source location of the language setting. */
  place(): Place;
}

type Messages = Catalogue["messages"];

/** Texts of sites by `textsKey`. */
export type SiteTexts = Readonly<Record<string, Texts>>;

/**
 * The texts of all sites: shipped ones of the language and region, overridden by the project's and the country's.
 * Reports invalid files, and languages with missing texts.
 * @param broken Keys of countries with invalid settings.
 */
export function loadTexts(
  sources: readonly TextSource[],
  readers: readonly Reader[],
  broken: readonly string[] = [],
): { texts: SiteTexts; problems: Problem[] } {
  const shipped = memoize(shippedMessages);
  const reference = shipped("en");
  const problems: Problem[] = [];
  const own = sources.map((source) => {
    const { catalogue, problems: mistakes } = readCatalogue(source);
    const found = [checkCatalogue(catalogue, reference), findEnglish(source, catalogue, reference)];
    problems.push(...mistakes, ...problemsIn(found));
    return { ...source, catalogue, broken: mistakes.length > 0 };
  });
  const texts: Record<string, Texts> = {};
  for (const reader of readers) {
    const hasOwn = own.some(({ country }) => country === reader.country);
    const id = textsKey(reader, hasOwn);
    if (texts[id]) continue;
    const chain = languageChain(reader.language);
    const files = [undefined, reader.country].flatMap((country) =>
      chain.flatMap((language) => own.filter((file) => file.language === language && file.country === country)),
    );
    const layers = [...chain.map(shipped), ...files.map(({ catalogue }) => catalogue.messages)];
    const messages = new Map(layers.flatMap((layer) => [...layer]));
    // English replaces missing texts, so that other problems are found in the same run.
    texts[id] = Object.fromEntries([...reference, ...messages].map(([key, { text }]) => [key, text]));
    if (!files.some(({ broken }) => broken))
      problems.push(...problemsIn(findMissing(reader, messages, reference, files[0]?.file)));
  }
  // Invalid countries may have further languages.
  if (broken.length === 0) problems.push(...findUnused(own, readers));
  return { texts, problems };
}

/** Key of a site's texts. Sites of a language share them, unless the country has its own. */
export const textsKey = ({ country, language }: Pick<Reader, "country" | "language">, hasOwn: boolean): string =>
  hasOwn ? `${language} ${country}` : language;

function findMissing({ language, place }: Reader, messages: Messages, reference: Messages, file?: string): Found {
  const [general = language] = languageChain(language);
  const missing = [...reference.keys()].filter((key) => !messages.has(key));
  if (missing.length === 0) return undefined;
  const target = file ?? `${TEXT_FOLDER}/${general}.yaml`;
  return {
    code: "missing-text",
    message:
      messages.size === 0
        ? `There are no texts in the language \`${language}\``
        : `${count(missing.length, "text is", "texts are")} missing in the language \`${language}\`: ${nameSome(missing, 8)}`,
    why: "Buttons, labels and messages would be in another language than the page.",
    hint: `\`sitegen texts ${general} --missing\` prints them in English. Translate them into ${target}.`,
    place: place(),
  };
}

function findEnglish({ file, language }: TextSource, { messages, locate }: Catalogue, reference: Messages): Found {
  const isEnglish = (key: string, source: string) => isUntranslated(language, source, reference.get(key)?.source);
  const english = [...messages].flatMap(([key, { source }]) => (isEnglish(key, source) ? key : []));
  const [first] = english;
  if (first === undefined) return undefined;
  const [texts, are] = english.length === 1 ? ["1 text", "is"] : [`${english.length} texts`, "are"];
  return {
    code: "untranslated-text",
    severity: "warning",
    message: `${texts} of the language \`${language}\` ${are} in English: ${nameSome(english, 8)}`,
    why: "Buttons, labels and messages are in another language than the page.",
    hint: `\`sitegen texts ${language} --missing\` prints them. Translate them in ${file}.`,
    place: locate(first),
  };
}

/** Reports files of languages or countries without sites. */
function findUnused(own: readonly TextSource[], readers: readonly Reader[]): Problem[] {
  const isUsed = ({ language, country }: TextSource) =>
    readers.some(
      (reader) => (country ?? reader.country) === reader.country && languageChain(reader.language).includes(language),
    );
  const unused = own.filter((file) => !isUsed(file));
  return firstProblems(unused, ({ file, language, country }) => ({
    code: "unused-text",
    severity: "warning",
    message: `No site uses the texts in ${file}`,
    why: `There is no ${country === undefined ? "site" : `site \`${country}\``} in the language \`${language}\`.`,
    hint: "Name the file after a language of the sites, for example en.yaml, or remove it.",
    place: startOf(file),
  }));
}
