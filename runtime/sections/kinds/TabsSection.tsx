import { Tabs } from "../../ui/Tabs.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

/** Texts in tabs. */
export function TabsSection({ section }: KindProps<"tabs">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <div className="sheet">
        <Tabs
          label={section.heading ?? t("sections.tabs")}
          initial={section.initial}
          tabs={section.items.map(({ id, label, html }) => ({ id, label, content: <Prose html={html} /> }))}
        />
      </div>
    </SectionFrame>
  );
}
