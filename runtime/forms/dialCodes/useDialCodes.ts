import { useCallback, useEffect, useMemo, useState } from "react";
import { useStored } from "../../content/contentStore.ts";
import { useSite } from "../../page/context.tsx";
import type { TelField } from "../../site/forms.ts";
import { choiceOf, type DialChoice } from "./dialChoice.ts";

type Picker = NonNullable<TelField["dialCodes"]>;

/** What was chosen, by the picker's id: a form that is taken away with its page gets it back, as it does what was typed. */
const chosen = new Map<string, DialChoice>();

/**
 * The chosen dial code, and a search in all of them, which are loaded when they are asked for. In layouts that look up where
 * the visitor is, that country's code is preselected; a choice that the visitor has made stays.
 */
export function useDialCodes(id: string, { options, none, complete }: Picker) {
  const [own, setOwn] = useState(() => chosen.get(id));
  const visitorCountry = useStored((content) => content.countryCode) ?? undefined;
  const { entries, search, load } = useAllCodes(options, visitorCountry);

  const ofForm = visitorCountry === undefined ? undefined : options.find(({ country }) => country === visitorCountry);

  // Needed before the visitor opens the list: the visitor's own country, and how numbers of the chosen one begin.
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

/** All dial codes, the visitor's country and those of the form before the others; where they can't be loaded, the form's. */
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
