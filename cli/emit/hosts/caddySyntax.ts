/** Quotes values in Caddy's syntax. */
export const caddySyntax = {
  /** A value without placeholders. There is no escape for a variable (`{$NAME}`) and for a final backslash. */
  value: (text: string): string =>
    `"${withoutControls(text).replaceAll("{$", "{ $").replace(/\\+$/, "").replace(/["{}]/g, "\\$&")}"`,
  /** A regular expression. Only quotation marks are escaped: other backslashes are literal in Caddy. */
  expression: (regex: string): string => `"${withoutControls(regex).replaceAll('"', '\\"')}"`,
};

const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");
