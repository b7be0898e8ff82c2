import { formNames } from "../../config/forms/listFields.ts";
import { resolveForm } from "../../config/forms/resolveForm.ts";
import type { Config } from "../../config/loadConfig.ts";

/** The address that a form is sent to. */
export const sendUrl = (contentApiBase: string, to: string): string =>
  to === "contentApi" ? `${contentApiBase}/contact/v1/send` : to;

/** The addresses that the forms of all countries are sent to. */
export function listSendUrls({ network, countries }: Pick<Config, "network" | "countries">): string[] {
  const urls = countries.flatMap(({ config: { forms } }) =>
    formNames(forms).flatMap((name) => {
      const { send } = resolveForm(forms, name);
      return send ? [sendUrl(network.contentApi.base, send.to)] : [];
    }),
  );
  return [...new Set(urls)];
}
