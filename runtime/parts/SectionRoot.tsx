import { StrictMode, useEffect } from "react";
import { type App, AppProvider } from "../page/context.tsx";
import type { GivenSection } from "./ownSection.ts";

interface Props extends GivenSection {
  app: App;
  /** Called when the section's event handlers are attached. */
  onReady?: () => void;
}

/** A React root with one section of the project, on server and client. */
export function SectionRoot({ app, Section, section, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <AppProvider value={app}>
        <Section section={section} />
      </AppProvider>
    </StrictMode>
  );
}
