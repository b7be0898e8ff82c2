import { useCallback, useEffect, useMemo, useState } from "react";
import { useStored } from "../../content/contentStore.ts";
import { useSite } from "../../page/context.tsx";
import type { TelField } from "../../site/forms.ts";
import { choiceOf, type DialChoice } from "./dialChoice.ts";

type Picker = NonNullable<TelField["dialCodes"]>;

/** Choices by picker id, so that a form gets its choice back when the router shows its page again, like drafts. */
const chosen = new Map<string, DialChoice>();

/**
 * The chosen dial code, and a search in all codes, which are loaded on demand. In layouts with `detectCountry`, the
 * code of the visitor's country is preselected, unless the visitor has chosen another.
 */
export function useDialCodes(id: string, { options, none, complete }: Picker) {
  const [own, setOwn] = useState(() => chosen.get(id));
  const visitorCountry = useStored((content) => content.countryCode) ?? undefined;
  const { entries, search, load } = useAllCodes(options, visitorCountry);

  const ofForm = visitorCountry === undefined ? undefined : options.find(({ country }) => country === visitorCountry);

  // Needed before the list is opened: for the visitor's country, and for the trunk prefix of the chosen one.
  const isNeeded = complete || (visitorCountry !== undefined && !ofForm);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  const preselected = none ? undefined : options[0];
  const visitors = ofForm ? choiceOf(ofForm) : entries?.find(({ country }) => country === visitorCountry);
  const choice = own ?? visitors ?? (preselected && choiceOf(preselected));
  const known = entries?.find(({ country, code }) => country === choice?.country && code === choice?.code);
  return {
    choice: choice && { ...choice, trunk: known?.trunk ?? choice.trunk },
    search,
    load,
    choose(next: DialChoice) {
      chosen.set(id, next);
      setOwn(next);
    },
  };
}

/** All dial codes, with the visitor's and the form's countries first; only the form's if the others can't be loaded. */
function useAllCodes(options: Picker["options"], visitorCountry: string | undefined) {
  const { language } = useSite().country;
  const [all, setAll] = useState<typeof import("./listDialCodes.ts") | "failed">();
  const load = useCallback(
    () =>
      void import("./listDialCodes.ts").then(
        (module) => setAll(module),
        () => setAll("failed"),
      ),
    [],
  );
  return useMemo(() => {
    if (all === undefined) return { load };
    if (all === "failed") return { load, search: () => options.map(choiceOf) };
    const entries = all.listDialCodes(language, [visitorCountry, ...options.map(({ country }) => country)]);
    return { load, entries, search: (typed: string): readonly DialChoice[] => all.searchDialCodes(entries, typed) };
  }, [all, load, language, visitorCountry, options]);
}
