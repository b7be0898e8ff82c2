import { useText } from "../page/text.ts";
import type { PostList } from "../site/page.ts";

/** Links to the other pages of a list of posts; nothing when there is one page. */
export function Pagination({ list }: { list: PostList }) {
  const { pages, page, previous, next } = list;
  const t = useText();
  if (pages.length < 2) return null;
  return (
    <nav className="pagination" aria-label={t("posts.pages")}>
      <ul className="pagination__list">
        {previous && (
          <li>
            <a className="pagination__link" href={previous.href} rel="prev">
              {t("posts.previous")}
            </a>
          </li>
        )}
        {pages.map((link, index) => (
          <li key={link?.href ?? `gap-${index}`}>
            {link ? (
              <a
                className="pagination__link"
                href={link.href}
                aria-current={link.label === String(page) ? "page" : undefined}
                aria-label={t("posts.page", { number: link.label })}
              >
                {link.label}
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        {next && (
          <li>
            <a className="pagination__link" href={next.href} rel="next">
              {t("posts.next")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
