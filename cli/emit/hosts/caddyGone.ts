import type { HostPlan } from "../../plan/hostPlan.ts";
import { gonePaths, type GonePaths } from "../gonePaths.ts";
import { caddySyntax } from "./caddySyntax.ts";

/** Addresses that are gone for good, for the site's route. */
export function caddyGone(plan: HostPlan, which: keyof GonePaths): string {
  const regexes = gonePaths(plan, "decoded")[which];
  if (regexes.length === 0) return "";
  const name = which === "single" ? "gone" : "gone_folder";
  const any = regexes.map((regex) => `(?:${regex})`).join("|");
  return `\t\t# Addresses that are gone for good.
\t\t@${name} path_regexp ${caddySyntax.expression(any)}
\t\terror @${name} 410
`;
}
