import type { PageData } from "../site/page.ts";

/**
 * What pages of a layout have in common, for what is rendered once for all of them. Reading anything else throws, with the
 * name of the component.
 * @param reason Ends the message: `header and footer were rendered: …`.
 */
export function sharedPage(layout: string, reason: string) {
  let misread: Error | undefined;
  const page = new Proxy({ layout } as PageData, {
    get(known, key: keyof PageData) {
      if (key in known) return known[key];
      misread = new Error(`${readerIn(new Error().stack ?? "")} read page.${key} while ${reason}`);
      throw misread;
    },
  });
  /** Throws once more: what is thrown inside `Suspense` React keeps to itself. */
  const check = () => {
    if (misread) throw misread;
  };
  return { page, check };
}

/** The component among the callers: its name begins with a capital letter, and the names of hooks do not. */
const readerIn = (stack: string): string => /^\s+at ([A-Z]\w*)(?:\.render)? /m.exec(stack)?.[1] ?? "A component";
