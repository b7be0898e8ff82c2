import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageContent } from "../site/page.ts";
import { loadFormSection } from "../sections/loadFormSection.ts";
import type { SiteData } from "../site/site.ts";
import { App } from "./App.tsx";
import { tellRecentTimes } from "../content/tellRecentTimes.ts";
import { keepMarkup } from "./keepMarkup.ts";
import { readPayload } from "./payload.ts";
import { noteStaticMarkup } from "../page/staticMarkup.ts";
import type { Templates } from "../page/template.ts";

/**
 * Hydrates the page that the server rendered; resolves when its handlers are attached. Rejects when that can't be done, and
 * then the page stays as the server rendered it.
 */
export async function hydratePage(templates: Templates): Promise<void> {
  const payload = readPayload();
  const [site, { default: template }] = await Promise.all([
    fetch(payload.site).then((response) => response.json() as Promise<SiteData>),
    templates[payload.page.template](),
    loadFormSection(payload.page),
  ]);
  const root = document.getElementById("root");
  if (!root) throw new Error("no #root element");
  // Outside development the content is in the document already, and `ServerOnly` never asks for it.
  const content = payload.content ?? ({} as PageContent);
  noteStaticMarkup(root);
  keepMarkup(root);
  await new Promise<void>((resolve, reject) => {
    // As a transition React hydrates in slices of a few milliseconds, and the page answers in between.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App site={site} page={payload.page} content={content} template={template} onReady={resolve} />
        </StrictMode>,
        {
          onUncaughtError(error) {
            reportError(error);
            reject(error instanceof Error ? error : new Error("hydration failed", { cause: error }));
          },
        },
      );
    });
  });
  void tellRecentTimes(Date.now());
}
