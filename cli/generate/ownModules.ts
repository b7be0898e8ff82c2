import { PART_NAMES } from "../../runtime/site/parts.ts";
import type { FileTree } from "../files.ts";
import type { PartFile, PartFolder } from "../parts/partFiles.ts";

/** Folder of the modules that export the project's own parts. Those of the skeleton export none. */
export const OWN_FOLDER = "src/own";

/**
 * Modules that export the project's own parts. For kinds of parts that the project lacks, the skeleton's modules stay.
 * @param pathOf Path of a part's file relative to these modules.
 */
export function ownModules(parts: readonly PartFile[], pathOf: (file: string) => string): FileTree {
  const files: FileTree = new Map();
  for (const [folder, write] of Object.entries(WRITERS)) {
    const partsOfFolder = parts.filter((part) => part.folder === folder);
    if (partsOfFolder.length === 0) continue;
    const from = (file: string) => JSON.stringify(pathOf(file).replaceAll("\\", "/"));
    files.set(
      `${OWN_FOLDER}/${folder}.ts`,
      `${write(partsOfFolder.map(({ name, file }) => ({ name, from: from(file) })))}\n`,
    );
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
  // Dynamic imports: a template is loaded with its pages.
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
