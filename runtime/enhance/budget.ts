/** Debounce of the sum, because screen readers announce each change. */
const PAUSE_MS = 400;
/** Significant digits of a converted sum, because exchange rates aren't exact. */
const DIGITS = 3;

/**
 * Turns the tables of budgets into calculators. The visitor's changes are stored only in the page's URL.
 * @param signal Aborted when the visitor leaves the page.
 */
export function enhanceBudgets(signal: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-facts=budget]")) enhanceBudget(root, signal);
}

function enhanceBudget(root: HTMLElement, signal: AbortSignal): void {
  const budget = budgetFields(root);
  if (!budget) return;
  const { form, select, fields, places } = budget;
  const current = () => places.get(select.value);
  const tell = () => {
    const place = current();
    if (!place) return;
    budget.output.textContent = writeSum(root, form, place, sumOf(fields));
    writeQuery(budget);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(tell, PAUSE_MS);
  };
  const options = { signal };
  form.addEventListener("input", tellSoon, options);
  select.addEventListener("change", () => fill(fields, current()), options);
  form.addEventListener("submit", (event) => (event.preventDefault(), tell()), options);
  form.addEventListener(
    "reset",
    (event) => {
      event.preventDefault();
      select.selectedIndex = 0;
      fill(fields, current());
      tell();
    },
    options,
  );
  signal.addEventListener("abort", () => clearTimeout(waiting));
  readQuery(budget);
  tell();
}

const sumOf = (fields: readonly BudgetField[]): number =>
  fields.reduce((sum, { box, input }) => sum + (box.hidden ? 0 : Math.max(0, input.valueAsNumber || 0)), 0);

/** Shows the lines of a place, with the midpoint of each range. */
function fill(fields: readonly BudgetField[], place: Place | undefined): void {
  for (const { name, box, input, hint, currency, isOwn } of fields) {
    const line = place?.lines.get(name);
    currency.textContent = place?.currency ?? "";
    if (isOwn) input.value = "";
    else {
      box.hidden = !line;
      hint.textContent = line?.text ?? "";
      input.value = line?.middle ?? "";
    }
  }
}

function writeSum(root: HTMLElement, form: HTMLFormElement, { currency, rate }: Place, sum: number): string {
  const { locale, currency: reader } = root.dataset;
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
    .replace("{converted}", () => write(sum * rate, reader, DIGITS));
}

/** Reads place and amounts from the URL. */
function readQuery({ select, fields, places }: Budget): void {
  const query = new URLSearchParams(location.search);
  const place = query.get("place");
  if (place !== null && places.has(place)) select.value = place;
  fill(fields, places.get(select.value));
  for (const { name, input } of fields) {
    const amount = query.get(name);
    if (amount !== null && Number(amount) >= 0) input.value = amount;
  }
}

/** Writes amounts that differ from the place's own into the URL, and keeps other parameters. */
function writeQuery({ select, fields, places }: Budget): void {
  const address = new URL(location.href);
  const { searchParams: query } = address;
  const place = places.get(select.value);
  const write = (name: string, value: string, own: string) =>
    value === own ? query.delete(name) : query.set(name, value);
  write("place", select.value, select.options[0]?.value ?? "");
  for (const { name, box, input } of fields)
    write(name, box.hidden ? "" : input.value, box.hidden ? "" : (place?.lines.get(name)?.middle ?? ""));
  // Keeps the history entry's state, which belongs to the router.
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** A line of the calculator. */
interface BudgetField {
  /** Query parameter. */
  name: string;
  /** Element with label, hint and input. */
  box: HTMLElement;
  input: HTMLInputElement;
  hint: HTMLElement;
  /** Element with the currency in the label. */
  currency: HTMLElement;
  /** Whether no table has the line, so that only the visitor can fill it in. */
  isOwn: boolean;
}

/** A place with the data of its table. */
interface Place {
  currency: string;
  /** Exchange rate to the reader's currency; undefined if it is the same or unknown. */
  rate: number | undefined;
  /** By name: the formatted amount, and the midpoint of its range; empty if there is no amount. */
  lines: ReadonlyMap<string, { text: string; middle: string }>;
}

/** The calculator of a budget. */
interface Budget {
  form: HTMLFormElement;
  select: HTMLSelectElement;
  output: HTMLOutputElement;
  fields: BudgetField[];
  places: ReadonlyMap<string, Place>;
}

/** Finds the calculator, and reads its data from the tables. */
function budgetFields(root: HTMLElement): Budget | undefined {
  const form = root.querySelector("form");
  const select = form?.querySelector("select");
  const output = form?.querySelector("output");
  if (!form || !select || !output) return undefined;
  const places = new Map(
    [...root.querySelectorAll<HTMLElement>("[data-place]")].map((table) => [
      table.dataset["place"] ?? "",
      readPlace(table),
    ]),
  );
  const known = new Set([...places.values()].flatMap(({ lines }) => [...lines.keys()]));
  const fields = [...form.querySelectorAll("input")].flatMap((input): BudgetField[] => {
    const box = input.closest<HTMLElement>(".field");
    const hint = box?.querySelector<HTMLElement>(".field__hint");
    const currency = box?.querySelector<HTMLElement>(".budget__currency");
    return box && hint && currency
      ? [{ name: input.name, box, input, hint, currency, isOwn: !known.has(input.name) }]
      : [];
  });
  return { form, select, output, fields, places };
}

function readPlace(table: HTMLElement): Place {
  const { currency = "", rate } = table.dataset;
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("[data-line]")];
  return {
    currency,
    rate: rate === undefined ? undefined : Number(rate),
    lines: new Map(
      rows.map(({ dataset: { line = "", from, to }, cells }) => [
        line,
        {
          text: cells[1]?.textContent ?? "",
          middle: from === undefined ? "" : String(Math.round((Number(from) + Number(to)) / 2)),
        },
      ]),
    ),
  };
}
