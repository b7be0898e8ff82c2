import { PART_CONTRACTS, type PartName } from "../../../runtime/site/parts.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import { type Mistake, type Problem, startOf } from "../../core/problems/problem.ts";
import type { PartFile } from "./partFiles.ts";
import type { ModuleFacts } from "./readModule.ts";

/** Required exports of each folder's files, with an example. */
const REQUIRED: Record<PartFile["folder"], Record<string, string>> = {
  sections: {
    schema: "export const schema = z.strictObject({ … });",
    default: "export default function Name({ section }: SectionProps<z.output<typeof schema>>) { … }",
  },
  templates: { default: "export default function Name({ content }: TemplateProps) { … }" },
  components: {
    contract: "export const contract = 1;",
    default: 'export default function Name({ Default, ...props }: PartProps<"Name">) { … }',
  },
  styles: {},
};

const WHAT: Record<string, string> = {
  schema: "no `schema`",
  default: "no component as its default export",
  contract: "no `contract`",
};

const WHY: Record<string, string> = {
  schema: "It defines and checks what pages may write in such a section.",
  default: "Pages show this component.",
  contract: "It says for which version of the part's contract the file was written.",
};

/** Parts in the header, which browsers hydrate. */
const IN_HEADER: readonly string[] = ["Header", "Brand"] satisfies PartName[];

/** React's hooks for what happens in the browser. */
const BROWSER_HOOK = /^use(?:State|Reducer|Ref|(?:Layout|Insertion)?Effect|EffectEvent|SyncExternalStore|Transition)$/;

/** Attributes of JSX that are event handlers. */
const HANDLER = /(?<=\s)on[A-Z]\w*(?==\{)/g;

/** Reports hooks and event handlers of a part that only the build renders. */
export function checkHooks({ folder, name }: PartFile, module: ModuleFacts): Problem[] {
  if (folder === "sections" || IN_HEADER.includes(name)) return [];
  const imported = module.imports.flatMap(({ from, names }) => (from === "react" ? names : []));
  const handlers = [...module.text.matchAll(HANDLER)].map(({ 0: handler, index }) => ({
    name: handler,
    place: placeIn(module, index, handler.length),
  }));
  return [...imported.filter((hook) => BROWSER_HOOK.test(hook.name)), ...handlers].map((hook) => ({
    code: "part-client",
    severity: "error",
    message: `\`${hook.name}\` does nothing in ${folder === "templates" ? "a template" : `the part \`${name}\``}`,
    why: "The build renders it, and browsers get HTML without its code.",
    hint: "Move what needs the browser into a section that exports `client`, and show that here: `<Section type=… id=… />`.",
    place: hook.place,
  }));
}

/** Checks a part's exports, and that its contract is up to date. */
export function checkExports({ folder, name }: PartFile, { file, text, exports, numbers }: ModuleFacts): Problem[] {
  const missing = Object.entries(REQUIRED[folder])
    .filter(([wanted]) => !exports.has(wanted))
    .map(([wanted, example]): Problem => ({
      code: "part-export",
      message: `The file exports ${WHAT[wanted]}`,
      ...(WHY[wanted] && { why: WHY[wanted] }),
      hint: `Write \`${example.replace("contract = 1", `contract = ${contractOf(name)?.version ?? 1}`).replaceAll("Name", toName(name))}\`.`,
      place: startOf(file, text),
    }));
  const place = exports.get("contract");
  const contract = folder === "components" ? contractOf(name) : undefined;
  if (!contract || !place) return missing;
  const written = numbers.get("contract");
  if (written === contract.version) return missing;
  return [...missing, { ...explainContract(name, written, contract), place }];
}

const contractOf = (name: string) => PART_CONTRACTS[name as PartName] as (typeof PART_CONTRACTS)[PartName] | undefined;

/** Component name of a slug: `PriceList` for `price-list`. */
const toName = (slug: string): string => slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The problem of an outdated or invalid contract, with the changes since then. */
export function explainContract(
  name: string,
  written: number | undefined,
  { version, changes }: (typeof PART_CONTRACTS)[PartName],
): Mistake {
  if (written === undefined || !Number.isInteger(written) || written < 1 || written > version)
    return {
      code: "part-contract",
      message: `${written === undefined ? "The contract is not a plain number" : `There is no version ${written} of the contract of \`${name}\``}`,
      why: `The current version is ${version}.`,
      hint: `Write \`export const contract = ${version};\`.`,
    };
  const since = Object.entries(changes).filter(([number]) => Number(number) > written);
  return {
    code: "part-contract",
    message: `The contract of \`${name}\` has changed from version ${written} to ${version}`,
    why: since.map(([number, change]) => `${number}: ${change}`).join(" "),
    hint: `Change the component accordingly, then write \`export const contract = ${version};\`.`,
  };
}
