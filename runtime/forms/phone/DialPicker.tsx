import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { TelField, DialCode } from "../../site/forms.ts";
import { useStored } from "../../content/contentStore.ts";
import { useSite } from "../../page/context.tsx";
import { whenUsed } from "../formDom.ts";

/** Choices by picker id, so that a form gets its choice back when the router shows its page again, like drafts. */
const chosen = new Map<string, DialCode>();

/** A dial-code picker without name: its value is never sent. The visitor's country is preselected if it is known. */
export function DialPicker({ id, label, options, none }: NonNullable<TelField["dialCodes"]> & { id: string }) {
  const select = useRef<HTMLSelectElement>(null);
  const [own, setOwn] = useState(() => chosen.get(id));
  const all = useAllCodes(select);
  const visitorCountry = useStored((content) => content.countryCode);

  const others = all ?? (own ? [own] : []);
  const listed = [...options, ...others.filter(({ country }) => !options.some((first) => first.country === country))];
  const visitors = visitorCountry ? listed.find(({ country }) => country === visitorCountry) : undefined;
  const choice = own ?? visitors ?? (none ? undefined : listed[0]);
  const value = choice ? closedText(choice) : "";

  const choose = (text: string) => {
    const next = listed.find((one) => closedText(one) === text);
    if (!next) return;
    chosen.set(id, next);
    setOwn(next);
  };

  // Something may be chosen before hydration.
  const takeEarlyChoice = useEffectEvent((early: string) => early !== value && choose(early));
  useEffect(() => void (select.current && takeEarlyChoice(select.current.value)), []);

  useEffect(() => void (select.current && keepOnReset(select.current)));

  return (
    <select
      ref={select}
      className="field__control field__control--select field__control--dial"
      id={id}
      aria-label={label}
      autoComplete="off"
      data-code={choice?.code}
      data-trunk={all?.find(({ country, code }) => country === choice?.country && code === choice?.code)?.trunk}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {none && <option value="">{NO_CODE}</option>}
      {(visitors ? [visitors, ...listed.filter((one) => one !== visitors)] : listed).map((one) => (
        <option key={closedText(one)} value={closedText(one)}>
          {closedText(one) === value ? value : optionText(one)}
        </option>
      ))}
    </select>
  );
}

/** Makes the chosen option the one that a reset of the form chooses. */
function keepOnReset({ options }: HTMLSelectElement): void {
  for (const option of options) option.defaultSelected = option.selected;
}

/** The dial codes of all countries, once the select's form is used. Undefined if they can't be loaded. */
function useAllCodes(select: RefObject<HTMLSelectElement | null>): readonly DialCode[] | undefined {
  const { language } = useSite().country;
  const [all, setAll] = useState<readonly DialCode[]>();
  useEffect(() => {
    const { current } = select;
    if (!current?.form) return undefined;
    const load = async () => {
      const { listDialCodes } = await import("./listDialCodes.ts");
      const show = () => setAll(listDialCodes(language));
      // The list may be open.
      if (current === document.activeElement) current.addEventListener("blur", show, { once: true });
      else show();
    };
    return whenUsed(current.form, () => void load().catch(() => {}));
  }, [select, language]);
  return all;
}

/** Text of the chosen option. The code comes first, because the text may be cut off. */
const closedText = ({ name, code }: DialCode): string => `${code} ${name}`;

/** Text of other options, sorted by name. Isolated: after right-to-left text the plus sign would come last. */
const optionText = ({ name, code }: DialCode): string => `${name} \u2066${code}\u2069`;

/** Text without words, because there is little space. */
const NO_CODE = "+ …";
