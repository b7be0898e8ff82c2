import { type KeyboardEvent, useCallback, useState } from "react";

/** What is typed in a search box, and which of the suggestions below it the keyboard has chosen. */
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
    /** Arrow keys go through the suggestions and back to what is typed. */
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
