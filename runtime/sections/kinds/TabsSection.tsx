import { Tabs } from "../../ui/Tabs.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** Texts in tabs. */
export function TabsSection({ section }: KindProps<"tabs">) {
  return (
    <SectionFrame section={section}>
      <div className="sheet">
        <Tabs
          label={section.heading ?? "Tabs"}
          initial={section.initial}
          tabs={section.items.map(({ id, label, html }) => ({ id, label, content: <Prose html={html} /> }))}
        />
      </div>
    </SectionFrame>
  );
}
