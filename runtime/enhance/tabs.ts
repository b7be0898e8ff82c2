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
    const index = tabs.indexOf(tab);
    const [previous, following] = [tabs.at(index - 1), tabs[(index + 1) % tabs.length]];
    const [left, right] = document.dir === "rtl" ? [following, previous] : [previous, following];
    const targets = { ArrowLeft: left, ArrowRight: right, Home: tabs[0], End: tabs.at(-1) };
    const next = targets[event.key as keyof typeof targets];
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
