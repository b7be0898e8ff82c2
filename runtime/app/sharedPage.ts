import type { HeadData, PageContent, PageData } from "../site/page.ts";

/**
 * What pages of a layout have in common, for what is rendered once for all of them. Reading anything else throws, with the
 * name of the component.
 * @param reason Ends the message: `header and footer were rendered: …`.
 */
export function sharedPage(layout: string, reason: string) {
  let misread: Error | undefined;
  const guard = <Part extends object>(name: string, part: Partial<Part>): Part =>
    new Proxy(part as Part, {
      get(known, key) {
        if (key in known) return known[key as keyof Part];
        misread = new Error(`${readerIn(new Error().stack ?? "")} read ${name}.${String(key)} while ${reason}`);
        throw misread;
      },
    });
  /** Throws once more: what is thrown inside `Suspense` React keeps to itself. */
  const check = () => {
    if (misread) throw misread;
  };
  return {
    page: guard<PageData>("page", { layout }),
    content: guard<PageContent>("content", {}),
    head: guard<HeadData>("head", {}),
    check,
  };
}

/** The component among the callers: its name begins with a capital letter, and the names of hooks do not. */
const readerIn = (stack: string): string => /^\s+at ([A-Z]\w*)(?:\.render)? /m.exec(stack)?.[1] ?? "A component";
