/** Why an answer of the CMS can't be used: what is wrong, and what to do. The command says in which setting the address is. */
export class CmsError extends Error {
  constructor(
    message: string,
    readonly hint: string,
    readonly code: "cms-answer" | "cms-drop" = "cms-answer",
    readonly why = "What was pulled before is unchanged.",
  ) {
    super(message);
  }
}
