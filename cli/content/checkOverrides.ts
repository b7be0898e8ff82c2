import type { Config } from "../config/loadConfig.ts";
import type { Problem } from "../report/problem.ts";
import { listOverrides } from "./listOverrides.ts";
import type { Content } from "./pageCopy.ts";

/** Warns about a country's own copy whose `sourceHash` is not that of the current shared copy. */
export function checkOverrides(config: Config, content: Content): Problem[] {
  return listOverrides(config, content)
    .filter(({ state }) => state === "stale")
    .map(({ copy, shared, hash }) => ({
      code: "stale-override",
      severity: "warning",
      message: `The shared copy has changed since ${copy.source} replaced it`,
      why: "The country's copy may lack what was added.",
      hint: `Compare it with ${shared}. Then write \`sourceHash: "${hash}"\` into the front matter, or run \`sitegen matrix --mark\`.`,
      place: copy.locate(["sourceHash"]),
    }));
}
