/** An answer of the CMS can't be used: what is wrong, and what to do. `pullSite` adds the setting that has the address. */
export class CmsError extends Error {
  constructor(
    message: string,
    readonly hint = "",
    readonly code: "cms-answer" | "cms-drop" = "cms-answer",
  ) {
    super(message);
  }
}

/** An answer that is too large, redirected to another host, or no picture. A pull goes on without a picture. */
export class UnusableAnswer extends CmsError {}
