import { type RefObject, useCallback, useEffect, useState } from "react";

interface SearchBox {
  expanded: boolean;
  expand: () => void;
  collapse: () => void;
}

/** State of the search box. Esc, or a click or focus elsewhere, closes it. `onClose` must be stable. */
export function useSearchBox(root: RefObject<HTMLElement | null>, onClose: () => void): SearchBox {
  const [expanded, setExpanded] = useState(false);
  const collapse = useCallback(() => {
    setExpanded(false);
    onClose();
  }, [onClose]);

  useEffect(() => {
    if (!expanded) return;
    const element = root.current;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element?.querySelector("input")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!element?.contains(target as Node)) collapse();
    };
    document.addEventListener("pointerdown", closeOutside, options);
    document.addEventListener("focusin", closeOutside, options);
    element?.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        collapse();
        element.querySelector("button")?.focus();
      },
      options,
    );
    return () => stop.abort();
  }, [root, expanded, collapse]);

  return { expanded, expand: () => setExpanded(true), collapse };
}
