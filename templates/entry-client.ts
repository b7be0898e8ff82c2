import { hydratePage } from "@runtime/app/hydratePage.tsx";
import { templates } from "./pages/index.ts";

export { openModal } from "@runtime/modals/store.ts";

/** Hydrates the page that the server rendered. */
export const hydrate = (): Promise<void> => hydratePage(templates);
