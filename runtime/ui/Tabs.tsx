import type { ReactNode } from "react";

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  /** Id of the tab that is active at first. Default, and for an unknown id: the first tab. */
  initial?: string | undefined;
}

/** Tabs by the ARIA pattern; without scripts all panels are shown. `enhance/tabs.ts` makes the row of tabs work. */
export function Tabs({ label, tabs, initial }: Props) {
  const active = tabs.find(({ id }) => id === initial)?.id ?? tabs[0]?.id;
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <button
            className="tabs__tab"
            type="button"
            role="tab"
            key={id}
            id={`tab_${id}`}
            aria-controls={`panel_${id}`}
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: text, content }) => (
        <div
          className="tabs__panel"
          role="tabpanel"
          key={id}
          id={`panel_${id}`}
          aria-labelledby={`tab_${id}`}
          tabIndex={0}
          hidden={id !== active}
        >
          <p className="tabs__title">{text}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
