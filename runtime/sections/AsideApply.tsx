import { useSite } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";

/** How to apply for a post, beside its description. */
export function AsideApply({ title }: { title: string }) {
  const { contacts } = useSite();
  return (
    <aside className="aside-call aside-call--shown" aria-labelledby="aside-apply">
      <h2 className="aside-call__heading" id="aside-apply">
        Apply by email
      </h2>
      <p>A CV of one or two pages and a few lines of your own are enough. Applying costs nothing.</p>
      <a
        className="button button--wide"
        href={`mailto:${contacts.email}?subject=${encodeURIComponent(`Application: ${title}`)}`}
      >
        <Icon name="mail" />
        Write to us
      </a>
    </aside>
  );
}
