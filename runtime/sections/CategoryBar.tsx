import { useText } from "../page/text.ts";
import type { PostList } from "../site/page.ts";

/** Links to the categories of a list of posts. */
export function CategoryBar({ categories }: Pick<PostList, "categories">) {
  const t = useText();
  if (categories.length === 0) return null;
  return (
    <nav className="category-bar" aria-label={t("posts.categories")}>
      <ul className="category-bar__list">
        {categories.map(({ label, href, current }) => (
          <li key={href}>
            <a className="category-bar__link" href={href} aria-current={current ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
