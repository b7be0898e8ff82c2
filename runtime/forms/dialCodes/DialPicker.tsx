import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TelField } from "../../site/forms.ts";
import { choiceOf, dialText, NO_CODE } from "./dialChoice.ts";
import type { DialCombobox } from "./DialCombobox.tsx";
import { whenUsed } from "../whenUsed.ts";
import { useDialCodes } from "./useDialCodes.ts";

interface Props {
  id: string;
  dialCodes: NonNullable<TelField["dialCodes"]>;
}

/**
 * A dial-code picker. It has no name, because its value is never sent. Without scripts it is a select with the codes of
 * the site's countries; when the form is used, scripts replace it by a combobox with all countries.
 */
export function DialPicker({ id, dialCodes }: Props) {
  const { label, options, none = false } = dialCodes;
  const select = useRef<HTMLSelectElement>(null);
  const [Combobox, setCombobox] = useState<typeof DialCombobox>();
  const { choice, search, load, choose } = useDialCodes(id, dialCodes);

  const replace = useEffectEvent((current: HTMLSelectElement, by: typeof DialCombobox) => {
    // An empty choice may come before the codes.
    const picked = options[current.selectedIndex - (none ? 1 : 0)];
    if (picked && current.selectedOptions[0]?.defaultSelected === false) choose(choiceOf(picked));
    setCombobox(() => by);
  });

  useEffect(() => {
    const { current } = select;
    if (!current?.form) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const whenLoaded = (by: typeof DialCombobox) => {
      if (signal.aborted) return;
      // A focused select is replaced only after a blur.
      if (current !== document.activeElement) replace(current, by);
      else current.addEventListener("blur", () => replace(current, by), { once: true, signal });
    };
    // Offline, it stays a select.
    const start = () =>
      import("./DialCombobox.tsx").then(
        (module) => whenLoaded(module.DialCombobox),
        () => {},
      );
    signal.addEventListener("abort", whenUsed(current.form, start));
    return () => stop.abort();
  }, []);

  if (Combobox) return <Combobox id={id} label={label} choice={choice} search={search} load={load} onChoose={choose} />;
  return (
    <select
      ref={select}
      className="field__control field__control--select field__control--dial"
      id={id}
      aria-label={label}
      autoComplete="off"
      defaultValue={none ? "" : options[0]?.value}
    >
      {none && <option value="">{NO_CODE}</option>}
      {options.map((option) => (
        <option key={option.label} value={option.value}>
          {dialText(choiceOf(option))}
        </option>
      ))}
    </select>
  );
}
