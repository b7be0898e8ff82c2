import { enhance } from "../enhance/enhance.ts";
import { layOutInTurn } from "../page/layOutInTurn.ts";
import { pageSignal } from "../page/pageLife.ts";

/** Starts a page's behaviour outside of React, until the page is left. On the first page the boot module does it. */
export function startPage(): void {
  const signal = pageSignal();
  layOutInTurn(signal);
  enhance(signal);
}
