import { PART_NAMES } from "../../../runtime/site/parts.ts";
import type { FileTree } from "../../core/files.ts";
import type { PartFile, PartFolder } from "../../content/parts/partFiles.ts";

/** Folder of the modules that export the project's own parts. Those of the skeleton export none. */
export const OWN_FOLDER = "src/own";

/** Module that starts the sections with code in the browser. */
const CLIENT_MODULE = `${OWN_FOLDER}/clientSections.ts`;

/** Modules that export the project's own parts. For kinds of parts that the project lacks, the skeleton's modules stay. */
export function ownModules(parts: readonly PartFile[], pathOf: (file: string) => string): FileTree {
  const files: FileTree = new Map();
  const imported = parts.map((part) => ({
    ...part,
    from: JSON.stringify(pathOf(part.file).replaceAll("\\", "/")),
  }));
  for (const [folder, write] of Object.entries(WRITERS)) {
    const partsOfFolder = imported.filter((part) => part.folder === folder);
    if (partsOfFolder.length > 0) files.set(`${OWN_FOLDER}/${folder}.ts`, `${write(partsOfFolder)}\n`);
  }
  const clients = imported.filter(({ client }) => client);
  if (clients.length > 0) files.set(CLIENT_MODULE, writeClients(clients));
  for (const { name, file } of clients)
    files.set(`${OWN_FOLDER}/clients/${name}.ts`, `export { default } from ${JSON.stringify(`../${pathOf(file)}`)};\n`);
  return files;
}

type Imported = PartFile & { from: string };
type Write = (parts: readonly Imported[]) => string;

const writeClients: Write = (parts) =>
  [
    `import { startSections } from "@runtime/parts/startSections.ts";\n`,
    "startSections({",
    ...parts.map(
      ({ name }) =>
        `  ${JSON.stringify(name)}: () => import("./clients/${name}.ts").then(({ default: Section }) => Section),`,
    ),
    "});\n",
  ].join("\n");

const WRITERS: Record<PartFolder, Write> = {
  // Getters: a section may import this module indirectly, and in development it is then evaluated first.
  sections: (parts) =>
    [
      ...parts.map(({ from }, index) => `import Section${index} from ${from};`),
      `import type { Clients, OwnSections } from "@runtime/parts/ownSection.tsx";\n`,
      "export const sections: OwnSections = {",
      ...parts.map(({ name }, index) => `  get ${JSON.stringify(name)}() {\n    return Section${index};\n  },`),
      "};",
      `export const clients: Clients = { ${parts.flatMap(({ name, client }) => (client ? `${JSON.stringify(name)}: "${client}"` : [])).join(", ")} };`,
    ].join("\n"),
  // Dynamic imports: a template is loaded with its pages.
  templates: (parts) =>
    [
      `import type { OwnTemplates } from "@runtime/page/template.ts";\n`,
      `export const templates: OwnTemplates = { ${parts.map(({ name, from }) => `${JSON.stringify(name)}: () => import(${from})`).join(", ")} };`,
    ].join("\n"),
  components: (parts) =>
    [
      'import type { OwnPart } from "@runtime/parts/replaceable.tsx";\n',
      ...PART_NAMES.map((name) => {
        const part = parts.find((candidate) => candidate.name === name);
        return part
          ? `export { default as ${name} } from ${part.from};`
          : `export const ${name}: OwnPart<"${name}"> = undefined;`;
      }),
    ].join("\n"),
  styles: (parts) => parts.map(({ from }) => `import ${from};`).join("\n"),
};
