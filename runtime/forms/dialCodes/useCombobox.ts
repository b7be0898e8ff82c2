import { type KeyboardEvent, useMemo, useState } from "react";
import type { DialChoice } from "./dialChoice.ts";

interface Options {
  choice: DialChoice | undefined;
  search: ((typed: string) => readonly DialChoice[]) | undefined;
  onChoose: (choice: DialChoice) => void;
}

const NONE: readonly DialChoice[] = [];

/** The state of a combobox: open list, typed text, active entry. */
export function useCombobox({ choice, search, onChoose }: Options) {
  const [wanted, setWanted] = useState(false);
  /** Undefined until something is typed in the open list, which then shows all entries. */
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState<number>();
  const matches = useMemo(() => search?.(typed ?? "") ?? NONE, [search, typed]);
  const isOpen = wanted && search !== undefined;
  const isChosen = ({ country, code }: DialChoice) => country === choice?.country && code === choice?.code;
  const active = moved ?? (typed === undefined ? Math.max(matches.findIndex(isChosen), 0) : 0);

  const close = () => {
    setWanted(false);
    setTyped(undefined);
    setMoved(undefined);
  };
  const choose = (match: DialChoice | undefined) => {
    if (match) onChoose(match);
    close();
  };
  const open = () => setWanted(true);
  const moveTo = (index: number) => setMoved((index + matches.length) % matches.length);

  /** Handlers by key, while the list is open. */
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(active + 1),
    ArrowUp: () => moveTo(active - 1),
    Enter: () => choose(matches[active]),
    Escape: close,
  };

  return {
    isOpen,
    typed,
    matches,
    active,
    open,
    choose,
    type(text: string) {
      setWanted(true);
      setTyped(text);
      setMoved(undefined);
    },
    /** On blur, selects the active entry if the visitor has typed or moved. */
    leave: () => choose(typed?.trim() || moved !== undefined ? (wanted ? matches[active] : undefined) : undefined),
    press(event: KeyboardEvent) {
      const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
      const run = isOpen ? keys[event.key] : isArrow ? open : undefined;
      if (!run || event.nativeEvent.isComposing) return;
      // The form and its modal must not handle the key too.
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}
