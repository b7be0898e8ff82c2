import { isScalar } from "yaml";
import { firstProblems, type Checked } from "../../core/problems/problem.ts";
import { controlCharacter, controlMistake, EMPTY, TOO_MANY_ALIASES, type Mistake } from "./mistakes.ts";
import { checkNodes, firstAlias, type LocatedMistake, findDeepBracket, TOO_DEEP } from "./checkNodes.ts";
import { explainYamlErrors } from "./explainYamlErrors.ts";
import { readRenamed } from "./renamedNames.ts";
import { countLines, parseNodes, editOf, placeOf, yamlFile, type YamlFile, type YamlSource } from "./yamlFile.ts";
import { CORE_SCHEMA, load, YAMLException } from "js-yaml";

/** Parses YAML. Reports `yaml-*`, `control-character`, `empty-file`, `forbidden-key`, `renamed-key`; never throws. */
export function parseYaml(source: YamlSource): Checked<YamlFile> {
  const value = readValues(source.text);
  const read = value === undefined ? readNodes(source) : yamlFile(source, value);
  if (!Array.isArray(read)) return readRenamed(source, read);
  const { file, text, whole = text, firstLine = 1 } = source;
  const lines = countLines(text);
  const yaml = { file, text: whole, firstLine, lines };
  const problems = firstProblems(read, ({ mistake, range: [start, end], edits }) => {
    const place = placeOf(yaml, Math.min(start, text.length), end);
    return {
      ...mistake,
      severity: "error",
      ...(edits && { fix: { edits: edits.map((edit) => editOf(yaml, edit)) } }),
      place,
    };
  });
  return { problems };
}

/** Parses with the library that has source locations; returns problems of an invalid text. */
function readNodes(source: YamlSource): YamlFile | LocatedMistake[] {
  const { text } = source;
  const only = (mistake: Mistake, range: LocatedMistake["range"] = [0]) => [{ mistake, range }];
  const control = controlCharacter(text);
  if (control) return only(controlMistake(control.name), [control.index]);
  const deepBracket = findDeepBracket(text);
  if (deepBracket !== undefined) return only(TOO_DEEP, [deepBracket]);
  try {
    const document = parseNodes(text);
    const { contents, errors, warnings } = document;
    if (errors.length + warnings.length > 0) return explainYamlErrors(document, text);
    if (contents === null || (isScalar(contents) && contents.value === null)) return only(EMPTY);
    const mistakes = checkNodes(document);
    if (mistakes.length > 0) return mistakes;
    try {
      return yamlFile(source, document.toJS({ maxAliasCount: 200 }), document);
    } catch (error) {
      if (error instanceof ReferenceError) return only(TOO_MANY_ALIASES, firstAlias(document));
      throw error;
    }
  } catch (error) {
    // Parser and visitor are recursive.
    if (error instanceof RangeError) return only(TOO_DEEP);
    throw error;
  }
}

/** Plain text without colons and hashes that mean something in YAML, or quoted text without escapes. */
const VALUE = "(?:[\\p{L}\\d/(](?:[^:#]|:(?=[^ ])|(?<=[^ ])#)*(?<![: ])|\"[^\"\\\\]*\"|'[^']*')";
/** A range: `[2, 3.5]`. */
const RANGE = "\\[\\d+(?:\\.\\d+)?, \\d+(?:\\.\\d+)?\\]";
/** A line with an optional dash, key and value; or a comment. */
const PLAIN_LINE = new RegExp(`^ *(?:#.*|(?:- +)?(?:[a-z][\\w.-]*:(?: +(?:${VALUE}|${RANGE}))?|${VALUE})?)$`, "iu");

/** Words that aren't text, and keys that are checked. */
const SPECIAL = /[^\P{Cc}\n]|[\u2028\u2029\ufeff]|\b(?:null|__proto__|constructor|prototype)\b/iu;

const MAX_DEPTH = 20;

/**
 * Parses with a library that is several times faster, if all lines are so simple that both libraries agree. Undefined
 * for any other or invalid text, which `readNodes` handles.
 */
export function readValues(text: string): unknown {
  if (SPECIAL.test(text) || !text.split("\n").every((line) => PLAIN_LINE.test(line))) return undefined;
  try {
    const value = load(text, { schema: CORE_SCHEMA, maxDepth: MAX_DEPTH });
    return typeof value === "object" && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}
