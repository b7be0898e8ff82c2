/** Debounce of the sum, because screen readers announce each change. */
const PAUSE_MS = 400;
/** Significant digits of a converted sum, because exchange rates aren't exact. */
const DIGITS = 3;

/** Turns the tables of a budget into a calculator. The visitor's changes are stored only in the page's URL. */
export function enhanceBudget(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector("form");
  const select = root.querySelector("select");
  const output = root.querySelector("output");
  if (!form || !select || !output) return;
  const lines = [...form.querySelectorAll("input")].map((input) => ({
    input,
    /** The element with label, hint and input. */
    box: input.closest<HTMLElement>(".field") ?? input,
  }));

  /** The table of the chosen place. */
  const table = () => root.querySelector<HTMLElement>(`[data-place="${CSS.escape(select.value)}"]`);

  /** Shows the lines of the chosen place, with the midpoint of each range; empty if there is no amount. */
  const fill = () => {
    for (const { input, box } of lines) {
      const selector = `[data-line="${CSS.escape(input.name)}"]`;
      const row = table()?.querySelector<HTMLTableRowElement>(selector);
      const { from, to } = row?.dataset ?? {};
      const write = (part: string, text = "") => box.querySelector(part)?.replaceChildren(text);
      write(".budget__currency", table()?.dataset["currency"]);
      input.defaultValue = from === undefined ? "" : String(Math.round((Number(from) + Number(to)) / 2));
      input.value = input.defaultValue;
      // Only the visitor can fill in a line that no table has.
      if (!root.querySelector(selector)) continue;
      box.hidden = !row;
      write(".field__hint", row?.cells[1]?.textContent);
    }
  };

  const writeSum = (): string => {
    const { currency = "", rate } = table()?.dataset ?? {};
    const shown = lines.filter(({ box }) => !box.hidden);
    const sum = shown.reduce((total, { input }) => total + Math.max(0, input.valueAsNumber || 0), 0);
    const { locale, currency: reader } = root.dataset;
    const write = (amount: number, code: string, digits = {}) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: code, maximumFractionDigits: 0, ...digits }).format(
        amount,
      );
    if (rate === undefined || reader === undefined) return write(sum, currency);
    return (form.dataset["about"] ?? "")
      .replace("{amount}", () => write(sum, currency))
      .replace("{converted}", () => write(sum * Number(rate), reader, { maximumSignificantDigits: DIGITS }));
  };

  const readQuery = () => {
    const query = new URLSearchParams(location.search);
    const place = query.get("place");
    if ([...select.options].some(({ value }) => value === place)) select.value = place ?? "";
    fill();
    for (const { input } of lines) {
      const amount = query.get(input.name);
      if (amount !== null && Number(amount) >= 0) input.value = amount;
    }
  };

  /** Writes amounts that differ from the place's own into the URL, and keeps other parameters. */
  const writeQuery = () => {
    const address = new URL(location.href);
    const write = (name: string, value: string, own: string) =>
      value === own ? address.searchParams.delete(name) : address.searchParams.set(name, value);
    write("place", select.value, select.options[0]?.value ?? "");
    for (const { input, box } of lines)
      write(input.name, box.hidden ? input.defaultValue : input.value, input.defaultValue);
    // Keeps the history entry's state, which belongs to the router.
    if (address.href !== location.href) history.replaceState(history.state, "", address);
  };

  const tell = () => {
    output.textContent = writeSum();
    writeQuery();
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, PAUSE_MS);
  };
  const reset = (event: Event) => {
    event.preventDefault();
    select.selectedIndex = 0;
    fill();
    tell();
  };
  form.addEventListener("input", tellSoon, { signal });
  select.addEventListener("change", fill, { signal });
  form.addEventListener("submit", (event) => (event.preventDefault(), tell()), { signal });
  form.addEventListener("reset", reset, { signal });
  signal.addEventListener("abort", () => clearTimeout(waiting));
  readQuery();
  tell();
}
