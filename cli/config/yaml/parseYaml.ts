import { isScalar } from "yaml";
import { type Mistake, firstProblems, type Checked } from "../../core/problems/problem.ts";
import { controlCharacter, controlMistake, EMPTY, TOO_MANY_ALIASES } from "./mistakes.ts";
import { checkNodes, firstAlias, type LocatedMistake, findDeepBracket, TOO_DEEP } from "./checkNodes.ts";
import { explainYamlErrors } from "./explainYamlErrors.ts";
import { readRenamed } from "./renamedNames.ts";
import { parseNodes, editOf, placeOf, yamlFile, type YamlFile, type YamlSource } from "./yamlFile.ts";

/** Parses YAML. Reports `yaml-*`, `control-character`, `empty-file`, `forbidden-key`, `renamed-key`; never throws. */
export function parseYaml(source: YamlSource): Checked<YamlFile> {
  const read = readNodes(source);
  if (!Array.isArray(read)) return readRenamed(source, read);
  const yaml = yamlFile(source, undefined);
  const problems = firstProblems(read, ({ range: [start, end], edits, ...mistake }) => ({
    ...mistake,
    fix: edits && { edits: edits.map((edit) => editOf(yaml, edit)) },
    place: placeOf(yaml, Math.min(start, source.text.length), end),
  }));
  return { problems };
}

/** Returns a file, or the problems of an invalid text. */
function readNodes(source: YamlSource): YamlFile | LocatedMistake[] {
  const { text } = source;
  const only = (mistake: Mistake, range: LocatedMistake["range"] = [0]) => [{ ...mistake, range }];
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
    return yamlFile(source, document.toJS({ maxAliasCount: 200 }), document);
  } catch (error) {
    // Parser and visitor are recursive.
    if (error instanceof RangeError) return only(TOO_DEEP);
    if (error instanceof ReferenceError) return only(TOO_MANY_ALIASES, firstAlias(text));
    throw error;
  }
}
