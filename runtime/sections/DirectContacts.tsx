import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { whatsappUrl } from "../site/urls.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { LeftToRight } from "../ui/LeftToRight.tsx";

interface Way {
  icon: IconName;
  label: string;
  text: string;
  href: string;
}

/** Ways to reach the country's team without the form. */
export function DirectContacts() {
  const { phone, whatsapp, email } = useSite().contacts;
  const t = useText();
  const ways: Way[] = [
    { icon: "phone", label: t("contact.phone"), text: phone.display, href: `tel:${phone.e164}` },
    ...(whatsapp
      ? [
          {
            icon: "whatsapp" as const,
            label: t("contact.whatsapp"),
            text: whatsapp.display,
            href: whatsappUrl(whatsapp.e164),
          },
        ]
      : []),
    { icon: "mail", label: t("contact.email"), text: email, href: `mailto:${email}` },
  ];
  return (
    <ul className="ways">
      {ways.map(({ icon, label, text, href }) => (
        <li key={label}>
          <a className="way" href={href}>
            <Icon name={icon} />
            <span>
              <span className="way__label">{label}</span>
              <LeftToRight>{text}</LeftToRight>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
