/** The next tab by key: from the index of a tab and the number of tabs. */
const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** In right-to-left pages the next tab is on the left. */
const MIRRORED: Record<string, string> = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

/** Enhances tabs, with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function enhanceTabs(list: HTMLElement, signal: AbortSignal): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls") ?? "");

  const activate = (active: HTMLElement) => {
    for (const tab of tabs) {
      const isActive = tab === active;
      tab.ariaSelected = String(isActive);
      tab.tabIndex = isActive ? 0 : -1;
      panelOf(tab)?.toggleAttribute("hidden", !isActive);
    }
  };
  const onKey = (event: KeyboardEvent, tab: HTMLElement) => {
    const step = KEYS[(document.dir === "rtl" && MIRRORED[event.key]) || event.key];
    const next = step && tabs[step(tabs.indexOf(tab), tabs.length)];
    if (!next) return;
    event.preventDefault();
    activate(next);
    next.focus();
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => activate(tab), { signal });
    tab.addEventListener("keydown", (event) => onKey(event, tab), { signal });
  }

  /** Opens the panel that contains the target of a followed link. */
  const openLinkedPanel = () => {
    const target = document.getElementById(location.hash.slice(1));
    const linked = target && tabs.find((tab) => panelOf(tab)?.contains(target));
    if (!linked) return;
    activate(linked);
    target.scrollIntoView({ block: "nearest" });
  };
  addEventListener("hashchange", openLinkedPanel, { signal });
  openLinkedPanel();
}
