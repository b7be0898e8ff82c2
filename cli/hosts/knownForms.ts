import type { Field, FormConfig, Identity } from "../../runtime/site/forms.ts";

/** The forms that are sent to one URL. */
export interface KnownForm {
  /** Names of their fields; visible fields come first. */
  names: string[];
  /** The field with the page's URL, if there is one. */
  address?: string;
  /** Properties that the answer to a lead must have. */
  success: FormConfig["send"]["success"];
  /** The field or header with a lead's id, if there is one. */
  identity?: Identity;
  /** Query parameter with the path of the thank-you page, for forms that are sent without scripts. */
  thanks?: string;
}

/** Groups forms by the URL that they are sent to. */
export function formsByUrl(forms: readonly FormConfig[]): Record<string, KnownForm> {
  const byUrl = new Map<string, KnownForm>();
  for (const { fields, send } of forms) {
    const other = byUrl.get(send.url);
    const names = [...fields]
      .sort(shownFirst)
      .flatMap((field) => ("unsent" in field && field.unsent ? [] : [field.name]));
    const address = fields.find(isAddress)?.name ?? other?.address;
    byUrl.set(send.url, {
      names: [...new Set([...(other?.names ?? []), ...names])],
      ...(address !== undefined && { address }),
      success: { ...other?.success, ...send.success },
      ...(send.identity && { identity: send.identity }),
      ...(send.action !== undefined && { thanks: lastParameter(send.action) }),
    });
  }
  return Object.fromEntries(byUrl);
}

const lastParameter = (url: string): string => [...new URLSearchParams(url.replace(/^[^?]*/, "")).keys()].at(-1) ?? "";

const shownFirst = (a: Field, b: Field): number => Number(a.type === "hidden") - Number(b.type === "hidden");

const isAddress = (field: Field): boolean =>
  field.type === "hidden" && typeof field.value === "object" && "page" in field.value;
