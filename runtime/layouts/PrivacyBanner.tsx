import { useSite, useText } from "../page/context.tsx";
import { CATEGORIES, type Category } from "../site/privacy.ts";

/** What visitors are asked before they are counted: hidden markup, first behind the skip link, and no dialog. */
export function PrivacyBanner() {
  const { privacy, privacyPage, country } = useSite();
  const t = useText();
  if (!privacy) return null;
  const texts: Record<Category, { name: string; text: string }> = {
    statistics: { name: t("privacy.statistics"), text: t("privacy.statisticsText") },
    marketing: { name: t("privacy.marketing"), text: t("privacy.marketingText") },
  };
  const list = new Intl.ListFormat(country.language);
  const optional = CATEGORIES.flatMap((category) => {
    const providers = privacy.providers.filter((provider) => provider.category === category);
    const names = providers.flatMap(({ name }) => name ?? []);
    const by = names.length > 0 && ` ${t("privacy.by", { names: list.format(names) })}`;
    return providers.length > 0 ? { ...texts[category], by, control: { name: category } } : [];
  });
  const ticked = { defaultChecked: true, disabled: true };
  const necessary = { name: t("privacy.necessary"), text: t("privacy.necessaryText"), by: false, control: ticked };
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
          {[necessary, ...optional].map(({ name, text, by, control }) => (
            <label className="privacy__choice" key={name}>
              <input type="checkbox" {...control} />
              <span>
                <strong>{name}</strong>
                <br />
                {text}
                {by}
              </span>
            </label>
          ))}
          <Button action="save" text={t("privacy.save")} />
        </details>
        <div className="privacy__buttons">
          <Button action="reject" text={t("privacy.reject")} />
          <Button action="accept" text={t("privacy.accept")} />
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

const Button = ({ action, text }: Record<"action" | "text", string>) => (
  <button className="button button--small button--outline" type="button" data-privacy={action}>
    {text}
  </button>
);

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
