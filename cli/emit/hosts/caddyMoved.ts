import type { HostPlan } from "../../plan/hostPlan.ts";
import { patternAddress, patternRegex, redirectPatterns } from "../redirectPatterns.ts";
import { caddySyntax } from "./caddySyntax.ts";

/** Redirects for the site's route, one map for each status. */
export function caddyMoved({ redirects }: HostPlan): string {
  const statuses = [...new Set(redirects.map(({ status }) => status))].sort();
  return statuses
    .map((status) => {
      const patterns = redirects
        .filter((rule) => rule.status === status)
        .flatMap((rule) => redirectPatterns(rule, "decoded"));
      const rows = patterns.map((pattern) => {
        const address = patternAddress(
          pattern,
          (number) => `\${${number}}`,
          (text) => text.replaceAll("$", "$$$$"),
        );
        return `\t\t\t${caddySyntax.expression(`~${patternRegex(pattern)}`)} "${address}"\n`;
      });
      return `\t\tmap {path} {sitegen_moved_${status}} {
${rows.join("")}			default ""
		}
		@moved_${status} expression \`{sitegen_moved_${status}} != ""\`
		redir @moved_${status} {sitegen_moved_${status}}{sitegen_query} ${status}
`;
    })
    .join("");
}
