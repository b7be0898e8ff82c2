import { useSite } from "../page/context.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";

const KNOWN: Record<string, IconName> = {
  facebook: "facebook",
  instagram: "instagram",
  linkedin: "linkedin",
  whatsapp: "whatsapp",
  youtube: "youtube",
};

/** The brand's pages on social networks; a network without an icon of its own gets a globe. */
export function SocialLinks() {
  const { brand } = useSite();
  return (
    <ul className="social">
      {brand.social.map(({ network, href }) => (
        <li key={href}>
          <a
            className="icon-button icon-button--ghost"
            href={href}
            rel="noopener"
            aria-label={`${brand.name} on ${network}`}
          >
            <Icon name={KNOWN[network] ?? "globe"} />
          </a>
        </li>
      ))}
    </ul>
  );
}
