/** Debounce of the sum, because screen readers announce each change. */
const PAUSE_MS = 400;
/** Significant digits of a converted sum, because exchange rates aren't exact. */
const DIGITS = 3;

/** The elements of a budget: its tables below `root`, and its calculator. */
interface Budget {
  root: HTMLElement;
  form: HTMLFormElement;
  select: HTMLSelectElement;
  output: HTMLOutputElement;
  inputs: HTMLInputElement[];
}

/** Turns the tables of budgets into calculators. The visitor's changes are stored only in the page's URL. */
export function enhanceBudgets(signal: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-facts=budget]")) {
    const form = root.querySelector("form");
    const select = root.querySelector("select");
    const output = root.querySelector("output");
    if (form && select && output)
      enhanceBudget({ root, form, select, output, inputs: [...form.querySelectorAll("input")] }, signal);
  }
}

function enhanceBudget(budget: Budget, signal: AbortSignal): void {
  const { form, select, output } = budget;
  const tell = () => {
    output.textContent = writeSum(budget);
    writeQuery(budget);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, PAUSE_MS);
  };
  const reset = (event: Event) => {
    event.preventDefault();
    select.selectedIndex = 0;
    fill(budget);
    tell();
  };
  form.addEventListener("input", tellSoon, { signal });
  select.addEventListener("change", () => fill(budget), { signal });
  form.addEventListener("submit", (event) => (event.preventDefault(), tell()), { signal });
  form.addEventListener("reset", reset, { signal });
  signal.addEventListener("abort", () => clearTimeout(waiting));
  readQuery(budget);
  tell();
}

/** The table of the chosen place. */
const tableOf = ({ root, select }: Budget): HTMLElement | null =>
  root.querySelector(`[data-place="${CSS.escape(select.value)}"]`);

const lineSelector = ({ name }: HTMLInputElement): string => `[data-line="${CSS.escape(name)}"]`;

/** An input's line in that table: the formatted amount, and the midpoint of its range; empty if there is no amount. */
function lineOf(budget: Budget, input: HTMLInputElement): { text: string; middle: string } | undefined {
  const row = tableOf(budget)?.querySelector<HTMLTableRowElement>(lineSelector(input));
  if (!row) return undefined;
  const { from, to } = row.dataset;
  const middle = from === undefined ? "" : String(Math.round((Number(from) + Number(to)) / 2));
  return { text: row.cells[1]?.textContent ?? "", middle };
}

/** The element with label, hint and input. */
const boxOf = (input: HTMLInputElement): HTMLElement => input.closest<HTMLElement>(".field") ?? input;

/** Shows the lines of the chosen place, with the midpoint of each range. */
function fill(budget: Budget): void {
  for (const input of budget.inputs) {
    const line = lineOf(budget, input);
    const box = boxOf(input);
    const write = (selector: string, text = "") => box.querySelector(selector)?.replaceChildren(text);
    write(".budget__currency", tableOf(budget)?.dataset["currency"]);
    input.value = line?.middle ?? "";
    // Only the visitor can fill in a line that no table has.
    if (!budget.root.querySelector(lineSelector(input))) continue;
    box.hidden = !line;
    write(".field__hint", line?.text);
  }
}

function writeSum(budget: Budget): string {
  const { root, form, inputs } = budget;
  const { locale, currency: reader } = root.dataset;
  const { currency = "", rate } = tableOf(budget)?.dataset ?? {};
  const shown = inputs.filter((input) => !boxOf(input).hidden);
  const sum = shown.reduce((total, input) => total + Math.max(0, input.valueAsNumber || 0), 0);
  const write = (amount: number, code: string, digits?: number) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: code,
      maximumFractionDigits: 0,
      ...(digits && { maximumSignificantDigits: digits }),
    }).format(amount);
  const amount = write(sum, currency);
  if (rate === undefined || reader === undefined) return amount;
  return (form.dataset["about"] ?? "")
    .replace("{amount}", () => amount)
    .replace("{converted}", () => write(sum * Number(rate), reader, DIGITS));
}

/** Reads place and amounts from the URL. */
function readQuery(budget: Budget): void {
  const { select, inputs } = budget;
  const query = new URLSearchParams(location.search);
  const place = query.get("place");
  if ([...select.options].some(({ value }) => value === place)) select.value = place ?? "";
  fill(budget);
  for (const input of inputs) {
    const amount = query.get(input.name);
    if (amount !== null && Number(amount) >= 0) input.value = amount;
  }
}

/** Writes amounts that differ from the place's own into the URL, and keeps other parameters. */
function writeQuery(budget: Budget): void {
  const { select, inputs } = budget;
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const write = (name: string, value: string, own: string) =>
    value === own ? query.delete(name) : query.set(name, value);
  write("place", select.value, select.options[0]?.value ?? "");
  for (const input of inputs) {
    const own = lineOf(budget, input)?.middle ?? "";
    write(input.name, boxOf(input).hidden ? own : input.value, own);
  }
  // Keeps the history entry's state, which belongs to the router.
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
