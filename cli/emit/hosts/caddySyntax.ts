/** Caddy's syntax, in which every value is a quoted one. */
export const caddySyntax = {
  /** A value in which nothing is a placeholder. A variable (`{$NAME}`) and a backslash at the end have no escape. */
  value: (text: string): string =>
    `"${withoutControls(text).replaceAll("{$", "{ $").replace(/\\+$/, "").replace(/["{}]/g, "\\$&")}"`,
  /** An expression: Caddy takes a backslash before anything but a quotation mark as it is. */
  expression: (regex: string): string => `"${withoutControls(regex).replaceAll('"', '\\"')}"`,
};

const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");
