const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

/** nginx's syntax, in which every value is a quoted one. */
export const nginxSyntax = {
  /** A value: nginx has no escape for a dollar sign, a variable stands for it. */
  value: (text: string): string =>
    `"${withoutControls(text).replace(/[\\"]/g, "\\$&").replaceAll("$", "${sitegen_dollar}")}"`,
  /** The key of a map, or an expression: nothing in it is a variable. */
  key: (text: string): string => `"${withoutControls(text).replace(/[\\"]/g, "\\$&")}"`,
  lines: (lines: readonly string[], indent: number): string =>
    lines.map((line) => `${" ".repeat(indent)}${line}\n`).join(""),
};
