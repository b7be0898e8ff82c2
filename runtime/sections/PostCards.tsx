import type { PostCard } from "../site/cards.ts";
import { CardHeading, type Level } from "./CardList.tsx";
import { LazyArt } from "../ui/Art.tsx";
import { LinkList } from "../ui/LinkList.tsx";
import { Timestamp } from "../ui/Timestamp.tsx";
import { useRichText, useText } from "../page/context.tsx";
import type { PostList } from "../site/page.ts";

export const PostCards = ({ posts, level }: { posts: PostCard[]; level: Level }) => (
  <ul role="list" className="cards cards--post" data-columns="3">
    {posts.map((post) => (
      <li className="card card--post" key={post.href}>
        <PostBody post={post} level={level} />
      </li>
    ))}
  </ul>
);

export function PostBody({ post, level }: { post: PostCard; level: Level }) {
  const { label, href, summary, art, ...facts } = post;
  return (
    <>
      <LazyArt className="card__art" art={art} />
      <div className="card__text">
        <PostFacts {...facts} format="short" />
        <CardHeading level={level} href={href} label={label} />
        <p className="card__summary">{summary}</p>
      </div>
    </>
  );
}

/** `updated` is the day of the last change. The date is `long` on the post's own page. */
type PostFactsProps = Pick<PostCard, "date" | "category" | "minutes"> & {
  author?: string | undefined;
  updated?: string | undefined;
  format: "short" | "long";
};

/** Category, author, reading time and dates of a post. The date is last, because its length may change in the browser. */
export function PostFacts({ date, category, minutes, author, updated, format }: PostFactsProps) {
  const t = useText();
  const rich = useRichText();
  return (
    <p className="post-facts">
      {category && (
        <a className="post-facts__category" href={category.href}>
          {category.label}
        </a>
      )}
      {author && <span>{t("posts.by", { author })}</span>}
      <span>{t("posts.minutes", { count: minutes })}</span>
      <Timestamp date={date} format={format} />
      {updated && <span>{rich("posts.updated", { date: <Timestamp date={updated} format="long" /> })}</span>}
    </p>
  );
}

/** Links to the other pages of a list of posts; nothing when there is one page. */
export function Pagination({ list: { pages, page, previous, next } }: { list: PostList }) {
  const t = useText();
  if (pages.length < 2) return null;
  return (
    <nav className="pagination" aria-label={t("posts.pages")}>
      <ul className="pagination__list">
        {previous && <Beside href={previous.href} rel="prev" text={t("posts.previous")} />}
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
        {next && <Beside href={next.href} rel="next" text={t("posts.next")} />}
      </ul>
    </nav>
  );
}

const Beside = ({ href, rel, text }: Record<"href" | "rel" | "text", string>) => (
  <li>
    <a className="pagination__link" href={href} rel={rel}>
      {text}
    </a>
  </li>
);

/** Links to the categories of a list of posts. */
export function CategoryBar({ categories }: Pick<PostList, "categories">) {
  const t = useText();
  if (categories.length === 0) return null;
  return (
    <nav className="category-bar" aria-label={t("posts.categories")}>
      <LinkList block="category-bar" links={categories} />
    </nav>
  );
}
