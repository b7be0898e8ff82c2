import type { ErrorPayload, ViteDevServer } from "vite";

/** An error for Vite's overlay. */
export type OverlayError = ErrorPayload["err"];

/** Shows an error in all connected browsers, and in those that connect later. */
export interface ErrorScreens {
  readonly shown: OverlayError | undefined;
  show(error: OverlayError): void;
  /** Browsers that connect later don't get the error. Those that show it keep it until they reload. */
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
