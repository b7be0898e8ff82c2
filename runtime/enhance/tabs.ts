const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** In right-to-left pages the next tab is on the left. */
const MIRRORED: Record<string, string> = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

/** Enhances tabs, with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function enhanceTabs(signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const tab = target instanceof Element && target.closest<HTMLElement>("[role=tab]");
    if (tab) activate(tab);
  };
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    const step = KEYS[(document.dir === "rtl" && MIRRORED[key]) || key];
    if (!step || !(target instanceof HTMLElement) || target.role !== "tab") return;
    const tabs = tabsBeside(target);
    const next = tabs[step(tabs.indexOf(target), tabs.length)];
    if (!next) return;
    event.preventDefault();
    activate(next);
    next.focus();
  };
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("keydown", onKey, { signal });
  addEventListener("hashchange", openLinkedPanel, { signal });
  openLinkedPanel();
}

/** Opens the panel that contains the target of a followed link, and those around it. */
function openLinkedPanel(): void {
  const target = document.getElementById(location.hash.slice(1));
  const inner = target?.closest("[role=tabpanel]");
  for (let panel = inner; panel; panel = panel.parentElement?.closest("[role=tabpanel]")) {
    const tab = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`);
    if (tab) activate(tab);
  }
  if (inner) target?.scrollIntoView({ block: "nearest" });
}

const tabsBeside = (tab: HTMLElement): HTMLElement[] => [
  ...(tab.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]") ?? []),
];

function activate(active: HTMLElement): void {
  for (const tab of tabsBeside(active)) {
    const isActive = tab === active;
    tab.ariaSelected = String(isActive);
    tab.tabIndex = isActive ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = !isActive;
  }
}
