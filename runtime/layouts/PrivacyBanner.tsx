import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { CATEGORIES, type Category, type PrivacyData } from "../site/privacy.ts";

/**
 * What visitors are asked before they are counted (docs/behaviour.md, Privacy choices): hidden markup that
 * `runtime/analytics` shows. It is the first thing behind the skip link, and no dialog: the page can be used meanwhile.
 */
export function PrivacyBanner() {
  const { privacy } = useSite();
  return privacy && <Banner privacy={privacy} />;
}

function Banner({ privacy }: { privacy: PrivacyData }) {
  const t = useText();
  const { privacyPage } = useSite();
  const texts: Record<Category, { name: string; text: string }> = {
    statistics: { name: t("privacy.statistics"), text: t("privacy.statisticsText") },
    marketing: { name: t("privacy.marketing"), text: t("privacy.marketingText") },
  };
  const asked = CATEGORIES.filter((category) => privacy.providers.some((provider) => provider.category === category));
  return (
    <>
      <section
        className="privacy"
        id="privacy_banner"
        aria-labelledby="privacy_title"
        tabIndex={-1}
        hidden
        data-settings={JSON.stringify(privacy)}
      >
        <p className="privacy__title" id="privacy_title">
          {t("privacy.title")}
        </p>
        <p>
          {t("privacy.text")} {privacyPage !== undefined && <a href={privacyPage}>{t("privacy.more")}</a>}
        </p>
        <details className="privacy__details">
          <summary>{t("privacy.choose")}</summary>
          <Choice name={t("privacy.necessary")} text={t("privacy.necessaryText")} control={{ checked: true }} />
          {asked.map((category) => (
            <Choice key={category} {...texts[category]} control={{ category }}>
              <Names category={category} privacy={privacy} />
            </Choice>
          ))}
          <button className="button button--small button--outline" type="button" data-privacy="save">
            {t("privacy.save")}
          </button>
        </details>
        <div className="privacy__buttons">
          <button className="button button--small button--outline" type="button" data-privacy="reject">
            {t("privacy.reject")}
          </button>
          <button className="button button--small button--outline" type="button" data-privacy="accept">
            {t("privacy.accept")}
          </button>
        </div>
      </section>
      <output
        className="visually-hidden"
        id="privacy_status"
        aria-label={t("privacy.title")}
        data-saved={t("privacy.saved")}
      />
    </>
  );
}

interface ChoiceProps {
  name: string;
  text: string;
  /** The category that is chosen, or what can't be. */
  control: { category: Category } | { checked: true };
  children?: ReactNode;
}

function Choice({ name, text, control, children }: ChoiceProps) {
  const box = "category" in control ? { name: control.category } : { defaultChecked: true, disabled: true };
  return (
    <label className="privacy__choice">
      <input type="checkbox" {...box} />
      <span>
        <strong>{name}</strong>
        <br />
        {text}
        {children}
      </span>
    </label>
  );
}

/** The providers of a category by their names. */
function Names({ category, privacy }: { category: Category; privacy: PrivacyData }) {
  const t = useText();
  const { country } = useSite();
  const names = privacy.providers.flatMap(({ category: of, name }) => (of === category ? (name ?? []) : []));
  if (names.length === 0) return null;
  return ` ${t("privacy.by", { names: new Intl.ListFormat(country.language).format(names) })}`;
}

/** A button that reopens the privacy choices; nothing if visitors aren't counted. */
export function PrivacyChoices() {
  const { privacy } = useSite();
  const t = useText();
  return (
    privacy && (
      <p className="privacy-choices">
        <button className="privacy-choices__open" type="button" data-privacy="open">
          {t("privacy.open")}
        </button>
      </p>
    )
  );
}
