import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";

const KNOWN: Record<string, IconName> = {
  facebook: "facebook",
  instagram: "instagram",
  linkedin: "linkedin",
  whatsapp: "whatsapp",
  youtube: "youtube",
};

/** Links to the brand's pages on social networks, if any. Networks without an icon get a globe. */
export function SocialLinks() {
  const { brand } = useSite();
  const t = useText();
  if (brand.social.length === 0) return null;
  return (
    <ul className="social">
      {brand.social.map(({ network, href }) => (
        <li key={href}>
          <a
            className="icon-button icon-button--ghost"
            href={href}
            rel="noopener"
            aria-label={t("footer.social", { brand: brand.name, network })}
          >
            <Icon name={KNOWN[network] ?? "globe"} />
          </a>
        </li>
      ))}
    </ul>
  );
}
