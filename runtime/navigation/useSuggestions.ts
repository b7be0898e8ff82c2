import { type KeyboardEvent, useCallback, useState } from "react";

/** State of a search box: typed text, and the suggestion that is selected by keyboard. */
export function useSuggestions() {
  const [query, changeQuery] = useState("");
  const [active, setActive] = useState<number>();
  const [isWanted, setWanted] = useState(false);
  const setQuery = (typed: string) => {
    changeQuery(typed);
    setActive(undefined);
  };
  return {
    query,
    setQuery,
    active,
    isWanted,
    want: () => setWanted(true),
    clear: useCallback(() => {
      changeQuery("");
      setActive(undefined);
    }, []),
    /** Arrow keys move through the suggestions and back to the typed text. */
    press(event: KeyboardEvent, count: number) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "ArrowDown") setActive(active === undefined ? 0 : active < count - 1 ? active + 1 : undefined);
      else if (event.key === "ArrowUp")
        setActive(active === undefined ? count - 1 : active > 0 ? active - 1 : undefined);
      else return;
      event.preventDefault();
    },
  };
}
