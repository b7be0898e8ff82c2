import type { InputHTMLAttributes } from "react";
import { useText } from "../page/context.tsx";
import { QUERY } from "../site/searchFiles.ts";
import { Icon } from "../ui/Icon.tsx";

/** `isCombobox`: it has a list of suggestions. */
type Props = InputHTMLAttributes<HTMLInputElement> & { id: string; isCombobox?: boolean };

/** The search field with label and button, for use in a form. Other props are attributes of the input. */
export function SearchField({ id, isCombobox = false, ...attributes }: Props) {
  const t = useText();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t("search.label")}
      </label>
      <input
        className="search__input"
        id={id}
        // HTML doesn't allow the role combobox on the type `search`.
        type={isCombobox ? "text" : "search"}
        inputMode="search"
        name={QUERY}
        role={isCombobox ? "combobox" : undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder={t("search.label")}
        {...attributes}
      />
      <button className="icon-button search__go" type="submit" aria-label={t("search.go")}>
        <Icon name="arrow" />
      </button>
    </>
  );
}
