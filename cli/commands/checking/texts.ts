import { existsSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { listTexts, nestTexts } from "../../config/text/catalogue.ts";
import { openProject } from "../../core/project.ts";
import { openConsole } from "../../core/console/console.ts";
import { UsageError } from "../../core/problems/errors.ts";
import type { CommonOptions } from "../options.ts";

type Options = CommonOptions & { missing?: boolean };

/** `sitegen texts`: prints the texts of a language in the format of `countries/text/<language>.yaml`. */
export function texts(language = "en", { root, missing = false, json = false }: Options): void {
  const project = openProject(root);
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/.test(language))
    throw new UsageError(`\`${language}\` is not a language`, "Write its code, for example `sitegen texts de`.");
  const listed = listTexts(project.root, language);
  const shown = missing ? listed.missing : listed.own;
  const console = openConsole();
  if (shown.size === 0) {
    const file = `countries/text/${language}.yaml`;
    const hint = `. Translate the output of \`sitegen texts ${language} --missing\` into ${file}`;
    const none = `There are no texts in \`${language}\`${existsSync(join(project.root, file)) ? "" : hint}.`;
    console.note(missing ? `No text is missing in \`${language}\`.` : none);
    if (!json) return;
  }
  console.print(json ? Object.fromEntries(shown) : stringify(nestTexts(shown), { lineWidth: 0 }).trimEnd());
}
