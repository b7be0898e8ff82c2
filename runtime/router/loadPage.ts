import { readPayload } from "../page/readPayload.ts";
import type { ReadyPage } from "../page/template.ts";
import type { PageData } from "../site/page.ts";
import { PAYLOAD_ID } from "../site/payload.ts";
import { type Copies, createCopies } from "./createCopies.ts";
import { loadPageStyles } from "./pageStyles.ts";
import { readDocument } from "./readDocument.ts";

/** A page that can be shown repeatedly: the parts of its document, and its code. */
export interface LoadedPage extends ReadyPage {
  /**
   * Elements of its head, and the payload element. The originals are moved into the shown document each time: where
   * Trusted Types are required, browsers refuse copies of script elements, even of those with data.
   */
  head: readonly Element[];
  payload: Element;
  /** Address of its own stylesheet, which is loaded. */
  styles: string | undefined;
  /** Copies of `#page_root`. */
  root: Copies;
}

export interface LoadOptions {
  /** The build that the shown document belongs to. */
  build: string;
  loadTemplate(page: PageData): Promise<ReadyPage["template"]>;
}

/**
 * Loads the page at a path. Undefined when the document has to be loaded instead: the page doesn't exist or isn't a
 * page of this site, it belongs to a newer build, or the network is down.
 */
export async function loadPage(path: string, { build, loadTemplate }: LoadOptions): Promise<LoadedPage | undefined> {
  try {
    const document = await readDocument(path);
    if (!document) return undefined;
    const payload = readPayload(document);
    if (payload.build !== build || payload.page.path !== path) return undefined;
    const { page } = payload;
    const [data, root] = [PAYLOAD_ID, "page_root"].map((id) => document.getElementById(id));
    if (!data || !root) return undefined;
    const [styles, template] = await Promise.all([loadPageStyles(document), loadTemplate(page)]);
    return {
      head: [...document.head.children],
      payload: data,
      styles,
      root: createCopies(root),
      page,
      template,
    };
  } catch {
    return undefined;
  }
}
