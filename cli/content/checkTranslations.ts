import type { Config } from "../config/loadConfig.ts";
import type { Problem } from "../report/problem.ts";
import { listTranslations } from "./listTranslations.ts";
import type { Content } from "./pageCopy.ts";

/** Warns about translations whose source has changed since, and those without `sourceHash`. */
export function checkTranslations(config: Config, content: Content): Problem[] {
  return listTranslations(config, content).flatMap(({ state, copy, hash, site }): Problem[] => {
    if (!copy || (state !== "stale" && state !== "unmarked")) return [];
    const isStale = state === "stale";
    return [
      {
        code: "stale-translation",
        severity: "warning",
        message: isStale
          ? `The page has changed since it was translated into \`${site.language}\``
          : `The translation into \`${site.language}\` does not name the version of its source`,
        why: isStale
          ? "Visitors would read outdated information."
          : "If the page in the first language changes, nobody will notice.",
        hint: `Check the translation. Then write \`sourceHash: "${hash}"\` into its front matter, or run \`sitegen status --mark\`.`,
        place: copy.locate(isStale ? ["sourceHash"] : ["title"]),
      },
    ];
  });
}
