import { checkRead, type FoundFiles } from "../cli/build/checkProject.ts";
import { readConfig } from "../cli/config/readConfig.ts";
import { NO_BRAND_FILES } from "../cli/content/brandAndPublicFiles.ts";
import { NO_PARTS, type OwnParts } from "../cli/content/parts/readParts.ts";
import { openGraph } from "../cli/core/graph/graph.ts";
import type { Checked } from "../cli/core/problems/problem.ts";
import { openProject } from "../cli/core/project.ts";
import { NO_FONT_OPTIONS } from "../cli/plan/fonts/planFonts.ts";

export const NO_FILES: FoundFiles = { pictures: new Map(), brandFiles: NO_BRAND_FILES, fonts: NO_FONT_OPTIONS };

type Options = Parameters<typeof checkRead>[0] & { parts?: Checked<OwnParts> };

/** Checks the texts of a project at once, without its files and, by default, without its own parts. */
export function checkTexts({ parts = { value: NO_PARTS, problems: [] }, ...options }: Options, files = NO_FILES) {
  const graph = openGraph(openProject(options.root));
  return checkRead(options, { parts, config: readConfig(graph, parts.value ?? NO_PARTS), graph, files });
}
