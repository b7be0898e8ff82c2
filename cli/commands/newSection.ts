import { SECTIONS } from "../config/schema/sections/index.ts";
import { isSlug, toSlug } from "../config/routes/paths.ts";
import { UsageError } from "../core/problems/errors.ts";
import { applyScaffold, openScaffold } from "../tools/scaffold/openScaffold.ts";
import { sectionExample, sectionFiles } from "../tools/scaffold/sectionFiles.ts";
import type { CommonOptions } from "./options.ts";

/** `sitegen new section`: writes an own kind of section with its style. */
export async function newSection(
  kind: string,
  { root, json, quiet }: CommonOptions & { json?: boolean },
): Promise<void> {
  if (!isSlug(kind))
    throw new UsageError(
      `\`${kind}\` is not a valid slug`,
      `Pages write it after \`type:\`. Use lower-case letters and digits joined by hyphens, for example ${toSlug(kind) || "opening-hours"}.`,
    );
  if (Object.hasOwn(SECTIONS, kind))
    throw new UsageError(
      `\`${kind}\` is one of sitegen's own kinds of sections`,
      `Pages can already use it: see \`sitegen gallery\`. Choose another name for your own kind, for example own-${kind}.`,
    );
  const project = await openScaffold(root);
  applyScaffold(
    {
      files: sectionFiles(kind),
      next: [
        "sitegen gallery    shows it with its options",
        "In the front matter of a page:",
        ...sectionExample(kind).map((line) => `  ${line}`),
      ],
    },
    { root: project.root, quiet: quiet ?? false, json: json ?? false },
  );
}
