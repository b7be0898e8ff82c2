import { type KeyboardEvent, useMemo, useState } from "react";
import type { DialChoice } from "./dialChoice.ts";

interface Options {
  choice: DialChoice | undefined;
  search: ((typed: string) => readonly DialChoice[]) | undefined;
  onChoose: (choice: DialChoice) => void;
}

const NONE: readonly DialChoice[] = [];

/** The state of a combobox: whether its list is open, what is typed, and which entry is active. */
export function useCombobox({ choice, search, onChoose }: Options) {
  const [wanted, setWanted] = useState(false);
  /** Undefined while nothing has been typed since the list was opened: then it has all entries. */
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

  /** By key, while the list is open. */
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
    /** The focus moves on: what was found is chosen, what was opened only is not. */
    leave: () => choose(typed?.trim() || moved !== undefined ? (wanted ? matches[active] : undefined) : undefined),
    press(event: KeyboardEvent) {
      const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
      const run = isOpen ? keys[event.key] : isArrow ? open : undefined;
      if (!run || event.nativeEvent.isComposing) return;
      // Neither the form nor the modal around it hears of the key.
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}
