/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select can't be searched by digits */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys of the entries are the combobox's */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useText } from "../../page/text.ts";
import { LeftToRight } from "../../ui/LeftToRight.tsx";
import { type DialChoice, dialText, NO_CODE } from "./dialChoice.ts";
import { useCombobox } from "./useCombobox.ts";

/** Keeps the focus in the input when the list is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Props {
  id: string;
  /** Accessible name. */
  label: string;
  choice: DialChoice | undefined;
  /** Finds codes by name or digits; undefined until they are loaded. */
  search: ((typed: string) => readonly DialChoice[]) | undefined;
  load: () => void;
  onChoose: (choice: DialChoice) => void;
}

/**
 * An editable combobox with list autocomplete and automatic selection (ARIA Authoring Practices): typing filters the
 * list, its first entry is active, and Enter or a blur selects it. Esc restores the previous choice.
 */
export function DialCombobox({ id, label, choice, search, load, onChoose }: Props) {
  const t = useText();
  const { typed, isOpen, matches, active, ...combobox } = useCombobox({ choice, search, onChoose });
  const popup = useRef<HTMLDivElement>(null);
  const listId = `${id}_list`;
  const optionId = (index: number) => `${id}_option-${index}`;

  const activeId = isOpen && matches.length > 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <>
      <input
        className="field__control field__control--select field__control--dial"
        type="text"
        role="combobox"
        id={id}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        data-code={choice?.code}
        data-trunk={choice?.trunk}
        placeholder={NO_CODE}
        value={typed ?? (choice ? dialText(choice) : "")}
        onFocus={({ currentTarget }) => {
          load();
          currentTarget.select();
        }}
        onClick={({ currentTarget }) => {
          // Typing replaces the text, even if the input had the focus already.
          if (!isOpen) currentTarget.select();
          combobox.open();
        }}
        onChange={({ currentTarget }) => combobox.type(currentTarget.value)}
        onBlur={combobox.leave}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => combobox.press(event)}
      />
      {isOpen && (
        <div className="dial" ref={popup}>
          {/* Made anew by each letter: the list begins with the active entry then. */}
          <div
            className="dial__list"
            role="listbox"
            id={listId}
            aria-label={label}
            tabIndex={-1}
            key={typed}
            onMouseDown={keepFocus}
          >
            {matches.map((match, index) => (
              <div
                className="dial__option"
                role="option"
                id={optionId(index)}
                key={match.country ?? match.name}
                aria-selected={index === active}
                tabIndex={-1}
                onClick={() => combobox.choose(match)}
              >
                <span>{match.name}</span> <LeftToRight>{match.code}</LeftToRight>
              </div>
            ))}
          </div>
          <output className="dial__none" aria-label={label}>
            {matches.length === 0 && t("form.noDialCode")}
          </output>
        </div>
      )}
    </>
  );
}
