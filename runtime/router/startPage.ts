import { enhance } from "../enhance/enhance.ts";
import { layOutInTurn } from "../page/layOutInTurn.ts";
import { pageSignal } from "../page/pageLife.ts";

/** Starts what a page has besides React, as the boot module does on the first one: until the page is left. */
export function startPage(): void {
  const left = pageSignal();
  layOutInTurn(left);
  enhance(left);
}
