import { useSite } from "../page/context.tsx";
import { AsideCall } from "./AsideCall.tsx";
import { useText } from "../page/text.ts";
import { Icon } from "../ui/Icon.tsx";

/** How to apply for a job, beside its description; without an email address, how to ask. */
export function AsideApply({ title }: { title: string }) {
  const { contacts } = useSite();
  const t = useText();
  if (contacts.email === undefined) return <AsideCall />;
  return (
    <aside className="aside-call aside-call--shown" aria-labelledby="aside_apply">
      <h2 className="aside-call__heading" id="aside_apply">
        {t("jobs.apply")}
      </h2>
      <p>{t("jobs.how")}</p>
      <a
        className="button button--wide"
        href={`mailto:${contacts.email}?subject=${encodeURIComponent(t("jobs.subject", { title }))}`}
      >
        <Icon name="mail" />
        {t("jobs.write")}
      </a>
    </aside>
  );
}
