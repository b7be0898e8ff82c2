import type { InputHTMLAttributes } from "react";
import { useText } from "../page/text.ts";
import { QUERY } from "../site/searchFiles.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  /** It has a list of suggestions below it. */
  isCombobox?: boolean;
}

/** The field of a search with its label and its button, inside a form. What differs from place to place are attributes of the field. */
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
        // HTML has no combobox of the type `search`.
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
