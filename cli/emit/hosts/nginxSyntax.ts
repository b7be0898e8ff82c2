const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

export type NginxSyntax = ReturnType<typeof nginxSyntax>;

/**
 * nginx's syntax, in which every value is a quoted one.
 * @param country Whose host it is; one nginx reads the files of several, and all their variables are global.
 */
export function nginxSyntax(country: string) {
  const prefix = country === "" ? "sitegen_" : `sitegen__${country.replaceAll("-", "_")}__`;
  return {
    name: (text: string): string => `$${prefix}${text}`,
    /** A value: nginx has no escape for a dollar sign, a variable stands for it. */
    value: (text: string): string =>
      `"${withoutControls(text).replace(/[\\"]/g, "\\$&").replaceAll("$", `\${${prefix}dollar}`)}"`,
    /** The key of a map, or an expression: nothing in it is a variable. */
    key: (text: string): string => `"${withoutControls(text).replace(/[\\"]/g, "\\$&")}"`,
  };
}

export const lines = (lines: readonly string[], indent: number): string =>
  lines.map((line) => `${" ".repeat(indent)}${line}\n`).join("");
