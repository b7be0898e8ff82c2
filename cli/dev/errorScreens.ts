import type { ErrorPayload, ViteDevServer } from "vite";

/** What Vite's overlay shows. */
export type OverlayError = ErrorPayload["err"];

/** Shows an error in every browser that has a page open, and in those that open one later. */
export interface ErrorScreens {
  /** What is shown now. */
  readonly shown: OverlayError | undefined;
  show(error: OverlayError): void;
  /** Nothing is shown to those that come. Who sees the error has to load the page again. */
  clear(): void;
}

export function openErrorScreens({ ws }: Pick<ViteDevServer, "ws">): ErrorScreens {
  let shown: ErrorPayload | undefined;
  ws.on("connection", (socket) => {
    if (shown) socket.send(JSON.stringify(shown));
  });
  return {
    get shown() {
      return shown?.err;
    },
    show(err) {
      shown = { type: "error", err };
      ws.send(shown);
    },
    clear: () => void (shown = undefined),
  };
}
