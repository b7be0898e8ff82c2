import { useSite, useText } from "../page/context.tsx";
import { PhoneLink, LeftToRight, WAY_ICONS } from "../navigation/ContactLinks.tsx";
import type { Field } from "../site/forms.ts";
import { type Office, contactWays } from "../site/site.ts";
import { Icon } from "../ui/Icon.tsx";
import { Tabs } from "../ui/Tabs.tsx";

type Props = { offices: Office[]; idPrefix?: string };

/** Offices, in tabs by state or region where there are several; first the one that a form has chosen. */
export function OfficeTabs({ offices: all, idPrefix = "office" }: Props) {
  const t = useText();
  const preselected = Object.values(useSite().forms).flatMap(({ fields }) => fields.map(initialChoice));
  const regions = new Map<string, Office[]>();
  for (const office of all) {
    const region = office.region ?? office.name;
    regions.set(region, [...(regions.get(region) ?? []), office]);
  }
  if (regions.size < 2) return <OfficeList offices={all} />;
  const isPreselected = (offices: Office[]) => offices.some(({ name }) => preselected.includes(name));
  const initial = [...regions.values()].findIndex(isPreselected);
  const tabs = [...regions].map(([label, offices], index) => ({
    id: `${idPrefix}-${index}`,
    label,
    content: <OfficeList offices={offices} />,
  }));
  return <Tabs label={t("contactPage.regions")} tabs={tabs} initial={tabs[initial]?.id} />;
}

const initialChoice = (field: Field): string | undefined => ("options" in field ? field.default : undefined);

function OfficeList({ offices }: { offices: Office[] }) {
  const t = useText();
  return (
    <ul role="list" className="offices">
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

/** Ways to reach the country's team without the form; nothing where there are none. */
export function DirectContacts() {
  const ways = contactWays(useSite().contacts);
  const t = useText();
  if (ways.length === 0) return null;
  const labels = { phone: t("contact.phone"), whatsapp: t("contact.whatsapp"), email: t("contact.email") };
  return (
    <ul role="list" className="ways">
      {ways.map(({ kind, text, href }) => (
        <li key={kind}>
          <a className="way" href={href}>
            <Icon name={WAY_ICONS[kind]} />
            <span>
              <span className="way__label">{labels[kind]}</span>
              <LeftToRight>{text}</LeftToRight>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
