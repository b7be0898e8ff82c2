import type { PartName } from "../../../runtime/site/parts.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { findImported, type PartFile } from "./partFiles.ts";
import type { ModuleFacts } from "./readModule.ts";

/** Parts in the header, which browsers hydrate. */
const IN_HEADER: readonly string[] = ["Header", "Brand"] satisfies PartName[];

/** React's hooks for what happens in the browser. */
const BROWSER_HOOK = /^use(?:State|Reducer|Ref|(?:Layout|Insertion)?Effect|EffectEvent|SyncExternalStore|Transition)$/;

const HANDLER = /(?<=\s)on[A-Z]\w*(?==\{)/g;

/** Names of imports that can be a component or a hook. A file can have these beside functions that need no browser. */
const USES_REACT = /^(?:\*|default$|use[A-Z]|[A-Z]+[a-z])/;

const WHAT = { sections: "section", templates: "template", components: "part", styles: "style" };

/** A file that only the build renders. */
interface BuiltFile {
  facts: ModuleFacts;
  /** For which part. */
  part: PartFile;
  /** The file that imports it; undefined for the part's own file. */
  importer?: string;
}

/** Reports hooks and event handlers in what only the build renders: parts, and the components and hooks they import. */
export function checkHooks(parts: readonly PartFile[], modules: ReadonlyMap<string, ModuleFacts>): Problem[] {
  const built = new Map<string, BuiltFile>();
  const visited = new Set<string>();
  const visit = (name: string, { facts, ...found }: BuiltFile) => {
    const key = `${facts.file} ${name}`;
    const isType = name !== "*" && facts.names !== undefined && !facts.exports.has(name);
    if (isType || visited.has(key)) return;
    visited.add(key);
    if (!built.has(facts.file)) built.set(facts.file, { facts, ...found });
    for (const value of facts.values) {
      const { exportedAs } = value;
      const isUsed = exportedAs === undefined ? USES_REACT.test(value.name) : ["*", name].includes(exportedAs);
      const imported = isUsed && modules.get(findImported(facts.file, value.from, modules) ?? "");
      if (imported) visit(exportedAs === "*" ? name : value.name, { ...found, facts: imported, importer: facts.file });
    }
  };
  for (const part of parts) {
    const facts = modules.get(part.file);
    if (facts && !facts.exports.has("client") && !IN_HEADER.includes(part.name)) visit("default", { facts, part });
  }
  return [...built.values()].flatMap(hookProblems);
}

function hookProblems({ facts, part: { folder, name }, importer }: BuiltFile): Problem[] {
  const imported = facts.imports.flatMap(({ from, names }) => (from === "react" ? names : []));
  const handlers = [...facts.text.matchAll(HANDLER)].map(({ 0: handler, index }) => ({
    name: handler,
    place: placeIn(facts, index, handler.length),
  }));
  const part = `the ${WHAT[folder]} \`${name}\``;
  return [...imported.filter((hook) => BROWSER_HOOK.test(hook.name)), ...handlers].map((hook) => ({
    code: "part-client",
    severity: "error",
    message: `\`${hook.name}\` does nothing in ${importer ? `what ${importer} imports` : part}`,
    why: `The build renders ${importer ? part : "it"}, and browsers get HTML without its code.`,
    hint:
      folder === "sections"
        ? 'Write `export const client = "visible";` in the section: then browsers get its code.'
        : `Move what needs the browser into a section that exports \`client\`, and show that ${importer ? "there" : "here"}: \`<Section type=… id=… />\`.`,
    place: hook.place,
  }));
}
