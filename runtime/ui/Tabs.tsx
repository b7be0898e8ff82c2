import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: Tab[];
  /** Id of the tab that is active at first; the first one when absent or unknown (spec section 4). */
  initial?: string | undefined;
}

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs by the ARIA pattern with automatic activation. Without scripts all panels stand below each other. */
export function Tabs({ label, tabs, initial }: Props) {
  const [active, setActive] = useState(() => tabs.find(({ id }) => id === initial)?.id ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  // A link to something in a panel opens that panel; the browser alone would lead to what is hidden.
  useEffect(() => {
    const follow = () => {
      const panel = document.getElementById(location.hash.slice(1))?.closest("[role=tabpanel]");
      const named = tabs.find(({ id }) => panel?.id === `panel-${id}`);
      if (!named) return;
      setActive(named.id);
      requestAnimationFrame(() => panel?.scrollIntoView({ block: "nearest" }));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [tabs]);

  function move(event: KeyboardEvent) {
    const step = KEYS[event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(({ id }) => id === active),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    setActive(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: text }) => (
          <button
            className="tabs__tab"
            type="button"
            role="tab"
            key={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
            onClick={() => setActive(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          className="tabs__panel"
          role="tabpanel"
          key={id}
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          tabIndex={0}
          hidden={id !== active}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
