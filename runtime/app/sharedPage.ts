import type { HeadData, PageContent, PageData } from "../site/page.ts";

/**
 * The properties that all pages of a layout share, for markup that is rendered once for all of them. Reading any other
 * property throws an error with the name of the component.
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
  /** Throws the error again, because React hides errors inside Suspense boundaries. */
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

/** The calling component in a stack trace: unlike a hook's, its name begins with a capital letter. */
const readerIn = (stack: string): string => /^\s+at ([A-Z]\w*)(?:\.render)? /m.exec(stack)?.[1] ?? "A component";
