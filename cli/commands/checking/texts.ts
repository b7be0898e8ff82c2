import { existsSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { listTexts, nestTexts } from "../../config/text/catalogue.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { type CommonOptions, openCommand } from "../options.ts";

type Options = CommonOptions & { missing?: boolean };

/** `sitegen texts`: prints the texts of a language in the format of `countries/text/<language>.yaml`. */
export function texts(language = "en", options: Options): void {
  const { console, project } = openCommand(options);
  const { missing = false, json = false } = options;
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/.test(language))
    throw new UsageError(`\`${language}\` is not a language`, "Write its code, for example `sitegen texts de`.");
  const listed = listTexts(project.root, language);
  const shown = missing ? listed.missing : listed.own;
  if (shown.size === 0) {
    const file = `countries/text/${language}.yaml`;
    const hint = `. Translate the output of \`sitegen texts ${language} --missing\` into ${file}`;
    const none = `There are no texts in \`${language}\`${existsSync(join(project.root, file)) ? "" : hint}.`;
    console.note(missing ? `No text is missing in \`${language}\`.` : none);
    if (!json) return;
  }
  console.print(json ? Object.fromEntries(shown) : stringify(nestTexts(shown), { lineWidth: 0 }).trimEnd());
}
