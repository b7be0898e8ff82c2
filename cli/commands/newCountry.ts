import { isCommon } from "../config/files/countryFiles.ts";
import { toSlug } from "../config/routes/paths.ts";
import { countryFacts, suggestCountry } from "../config/geography/countryFacts.ts";
import { UsageError } from "../core/problems/errors.ts";
import { applyScaffold, findCountry, openScaffold } from "../tools/scaffold/openScaffold.ts";
import { countryFile, EDITOR_SETTINGS, settingsForAll } from "../tools/scaffold/countryFile.ts";
import { missingCopies } from "../tools/scaffold/pageFile.ts";
import type { CommonOptions } from "./options.ts";

interface Options extends CommonOptions {
  /** Key of the country to copy the structure of. */
  like?: string;
  /** The site's name; default: the country's name. */
  name?: string;
  json?: boolean;
}

/** `sitegen new country`: writes a country's file from facts, with the structure of the project's other countries. */
export async function newCountry(written: string, { root, like, name, json, quiet }: Options): Promise<void> {
  const facts = factsOf(written);
  const project = await openScaffold(root);
  const key = toSlug(name ?? facts.name);
  if (key === "" || isCommon(key))
    throw new UsageError(`\`${name ?? facts.name}\` can't be the name of a site`, "Choose another name with --name.");
  const file = `countries/${key}.yaml`;
  const others = project.countries.filter(({ config }) => config.code === facts.code && !project.texts.has(file));
  if (others[0] && name === undefined)
    throw new UsageError(
      `${others[0].file} already has the code ${facts.code}`,
      `For a second site there, add its name: sitegen new country ${facts.code} --name Town.`,
    );
  const text = countryFile({
    ...project,
    like: like === undefined ? undefined : findCountry(project, like),
    facts,
    key,
    name,
    withSchema: [...project.texts.values()].some((other) => other.startsWith("# yaml-language-server:")),
    withoutCode: others.length > 0,
  });
  const settings = settingsForAll(project.root);
  const copies = missingCopies({ ...project, file, text });
  applyScaffold(
    {
      files: new Map([[file, text], ...copies]),
      changes: new Map(settings === undefined ? [] : [[EDITOR_SETTINGS, settings]]),
      next: [
        `sitegen validate ${key}    lists placeholders and missing files`,
        `sitegen dev ${key}         shows the site while you write`,
      ],
    },
    { root: project.root, quiet: quiet ?? false, json: json ?? false },
  );
}

function factsOf(written: string) {
  const facts = countryFacts(written);
  if (facts) return facts;
  const near = suggestCountry(written);
  throw new UsageError(
    `\`${written}\` is not a country`,
    near
      ? `Did you mean \`${near}\`?`
      : "Write its English name or ISO code, such as Nepal or NP. For a town, write: sitegen new country NP --name Pokhara.",
  );
}
