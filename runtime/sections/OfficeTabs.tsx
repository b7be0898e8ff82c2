import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import type { Office } from "../site/site.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tabs } from "../ui/Tabs.tsx";

interface Props {
  offices: Office[];
  /** Begins the tabs' ids. */
  idPrefix?: string;
}

/**
 * Offices, in tabs by state or region where there are several. At first the tab with the office that the enquiry form
 * preselects is active.
 */
export function OfficeTabs({ offices: all, idPrefix = "office" }: Props) {
  const { enquiry } = useSite();
  const t = useText();
  const regions = new Map<string, Office[]>();
  for (const office of all) {
    const region = office.region ?? office.name;
    regions.set(region, [...(regions.get(region) ?? []), office]);
  }
  if (regions.size < 2) return <OfficeList offices={all} />;
  const tabs = [...regions].map(([label, offices], index) => ({
    id: `${idPrefix}-${index}`,
    label,
    isPreselected: offices.some(({ name }) => name === enquiry.defaults.nearrestarea),
    content: <OfficeList offices={offices} />,
  }));
  return (
    <Tabs label={t("contactPage.regions")} tabs={tabs} initial={tabs.find(({ isPreselected }) => isPreselected)?.id} />
  );
}

function OfficeList({ offices }: { offices: Office[] }) {
  const t = useText();
  return (
    <ul className="offices">
      {offices.map(({ name, lines, phone, hours }) => (
        <li className="office" key={name}>
          <h3 className="office__name">{name}</h3>
          <p className="office__line">
            <Icon name="pin" />
            <span>{lines.join(t("contact.addressJoint"))}</span>
          </p>
          {hours && (
            <p className="office__line">
              <Icon name="clock" />
              {hours}
            </p>
          )}
          {phone && <PhoneLink className="office__line" phone={phone} />}
        </li>
      ))}
    </ul>
  );
}
