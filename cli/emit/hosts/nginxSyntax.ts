const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

export type NginxSyntax = ReturnType<typeof nginxSyntax>;

/**
 * Quotes values and names variables in nginx's syntax.
 * @param country Key of the host's country, or empty. It prefixes variables, which are global in nginx.
 */
export function nginxSyntax(country: string) {
  const prefix = country === "" ? "sitegen_" : `sitegen__${country.replaceAll("-", "_")}__`;
  return {
    name: (text: string): string => `$${prefix}${text}`,
    /** A value. nginx has no escape for a dollar sign, so a variable contains it. */
    value: (text: string): string =>
      `"${withoutControls(text).replace(/[\\"]/g, "\\$&").replaceAll("$", `\${${prefix}dollar}`)}"`,
    /** The key of a map, or a regular expression: without variables. */
    key: (text: string): string => `"${withoutControls(text).replace(/[\\"]/g, "\\$&")}"`,
  };
}

export const lines = (lines: readonly string[], indent: number): string =>
  lines.map((line) => `${" ".repeat(indent)}${line}\n`).join("");
