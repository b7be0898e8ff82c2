import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { type ContactWay, contactWays } from "../site/contactWays.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { LeftToRight } from "../ui/LeftToRight.tsx";

const ICONS: Record<ContactWay["kind"], IconName> = { phone: "phone", whatsapp: "whatsapp", email: "mail" };

/** Ways to reach the country's team without the form; nothing where there are none. */
export function DirectContacts() {
  const ways = contactWays(useSite().contacts);
  const t = useText();
  if (ways.length === 0) return null;
  const labels = { phone: t("contact.phone"), whatsapp: t("contact.whatsapp"), email: t("contact.email") };
  return (
    <ul className="ways">
      {ways.map(({ kind, text, href }) => (
        <li key={kind}>
          <a className="way" href={href}>
            <Icon name={ICONS[kind]} />
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
