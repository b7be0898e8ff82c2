import { PART_CONTRACTS, type PartName } from "../../../runtime/site/parts.ts";
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

type Contract = (typeof PART_CONTRACTS)[PartName];

const contractOf = (name: string) => PART_CONTRACTS[name as PartName] as Contract | undefined;

/** Component name of a slug: `PriceList` for `price-list`. */
const toName = (slug: string): string => slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The problem of an outdated or invalid contract, with the changes since then. */
export function explainContract(name: string, written: number | undefined, { version, changes }: Contract): Mistake {
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
