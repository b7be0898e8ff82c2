import { hydratePage, loadRouter } from "@runtime/app/hydratePage.tsx";
import { templates } from "./pages/index.ts";

export { openModal } from "@runtime/modals/openModal.ts";

/** Hydrates the page that the server rendered. Links to other pages are then the router's. */
export async function hydrate(): Promise<void> {
  loadRouter(await hydratePage(templates), templates);
}
