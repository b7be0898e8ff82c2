const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

/** Apache's syntax, in which every value is a quoted one. */
export const apacheSyntax = {
  /** The value of a header, where `%` begins a format. */
  headerValue: (text: string): string => `"${withoutControls(text).replace(/["\\]/g, "\\$&").replaceAll("%", "%%")}"`,
  /** An expression: Apache takes a backslash before anything but a quotation mark as it is. */
  expression: (regex: string): string => `"${withoutControls(regex).replaceAll('"', '\\"')}"`,
  /** Text inside a substitution, where `$` and `%` begin references. */
  literal: (text: string): string => withoutControls(text).replace(/[\\$%"]/g, "\\$&"),
};
