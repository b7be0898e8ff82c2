import { PART_NAMES } from "../../runtime/site/parts.ts";
import type { FileTree } from "../files.ts";
import type { PartFile, PartFolder } from "../parts/partFiles.ts";

/** Where the modules are in an app that lead to the project's own parts. The skeleton's lead to none. */
export const OWN_FOLDER = "src/own";

/**
 * The modules of an app through which ours reach the project's own parts. Those of a folder without any stay the skeleton's.
 * @param pathOf The path of a part's file from these modules.
 */
export function ownModules(parts: readonly PartFile[], pathOf: (file: string) => string): FileTree {
  const files: FileTree = new Map();
  for (const [folder, write] of Object.entries(WRITERS)) {
    const own = parts.filter((part) => part.folder === folder);
    if (own.length === 0) continue;
    const from = (file: string) => JSON.stringify(pathOf(file).replaceAll("\\", "/"));
    files.set(`${OWN_FOLDER}/${folder}.ts`, `${write(own.map(({ name, file }) => ({ name, from: from(file) })))}\n`);
  }
  return files;
}

type Write = (parts: readonly { name: string; from: string }[]) => string;

const WRITERS: Record<PartFolder, Write> = {
  sections: (parts) =>
    [
      ...parts.map(({ from }, index) => `import Section${index} from ${from};`),
      `import type { OwnSections } from "@runtime/parts/ownSection.ts";\n`,
      `export const sections: OwnSections = { ${parts.map(({ name }, index) => `${JSON.stringify(name)}: Section${index}`).join(", ")} };`,
    ].join("\n"),
  // Each is loaded with the pages that it is for.
  templates: (parts) =>
    `import type { OwnTemplates } from "@runtime/page/template.ts";\n\nexport const templates: OwnTemplates = { ${parts.map(({ name, from }) => `${JSON.stringify(name)}: () => import(${from})`).join(", ")} };`,
  components: (parts) =>
    [
      'import type { OwnPart } from "@runtime/parts/partProps.ts";\n',
      ...PART_NAMES.map((name) => {
        const part = parts.find((candidate) => candidate.name === name);
        return part
          ? `export { default as ${name} } from ${part.from};`
          : `export const ${name}: OwnPart<"${name}"> = undefined;`;
      }),
    ].join("\n"),
  styles: (parts) => parts.map(({ from }) => `import ${from};`).join("\n"),
};
