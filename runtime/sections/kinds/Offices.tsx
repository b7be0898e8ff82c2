import { CountryName } from "../../ui/CountryName.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { OfficeTabs } from "../OfficeTabs.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

/** Offices by country, then by state or region. */
export function Offices({ section }: KindProps<"offices">) {
  const t = useText();
  const { countries, heading } = section;
  const [only] = countries;
  const isMarked = countries.some(({ flag }) => flag !== undefined);
  return (
    <SectionFrame section={section}>
      {countries.length === 1 && only ? (
        <OfficeTabs offices={only.offices} idPrefix={section.id} />
      ) : (
        <Tabs
          label={heading ?? t("sections.countries")}
          tabs={countries.map(({ key, flag, offices, ...named }) => ({
            id: `${section.id}-${key}`,
            label: (
              <>
                {isMarked && <Flag code={flag} width={20} />}
                <CountryName country={named} />
              </>
            ),
            content: <OfficeTabs offices={offices} idPrefix={`${section.id}-${key}`} />,
          }))}
        />
      )}
    </SectionFrame>
  );
}
