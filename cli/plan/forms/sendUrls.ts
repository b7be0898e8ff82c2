import { formNames } from "../../config/forms/listFields.ts";
import { resolveForm } from "../../config/forms/resolveForm.ts";
import type { Config } from "../../config/loadConfig.ts";

/** The URL that a form is sent to. Undefined if the content API isn't configured, which a rule reports. */
export function sendUrl({ contentApi }: Pick<Config["network"], "contentApi">, to: string): string | undefined {
  if (to !== "contentApi") return to;
  return contentApi && `${contentApi.base}/contact/v1/send`;
}

/** The URLs that forms of all countries are sent to. */
export function listSendUrls({ network, countries }: Pick<Config, "network" | "countries">): string[] {
  const urls = countries.flatMap(({ config: { forms } }) =>
    formNames(forms).flatMap((name) => {
      const { send } = resolveForm(forms, name);
      return (send && sendUrl(network, send.to)) ?? [];
    }),
  );
  return [...new Set(urls)];
}
