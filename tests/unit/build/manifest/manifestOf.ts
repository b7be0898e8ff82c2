import { checkTexts } from "../../../checkTexts.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { contentsOf } from "../../../../cli/content/brandAndPublicFiles.ts";
import { openGraph } from "../../../../cli/core/graph/graph.ts";
import { makeManifest } from "../../../../cli/build/manifest/makeManifest.ts";
import type { Manifest } from "../../../../cli/model/manifest.ts";

type Upload = NonNullable<Parameters<typeof makeManifest>[0]["upload"]>;

/** The manifest of a project as its files are now. */
export function manifestOf(
  { root }: { root: string },
  countries: string[] = [],
  before?: Manifest,
  upload?: Upload,
): Manifest {
  const { project } = checkTexts({ root, countries });
  if (!project) throw new Error("The project can't be read");
  const graph = openGraph(openProject(root));
  return makeManifest({
    ...project,
    before,
    ...(upload && { upload }),
    hashOf: ({ source }) => graph.ask(contentsOf, source),
  });
}
