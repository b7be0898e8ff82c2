import { Timestamp } from "../content/Timestamp.tsx";
import { useRichText, useText } from "../page/text.ts";
import type { PostCard } from "../site/cards.ts";

interface Props extends Pick<PostCard, "date" | "category" | "minutes"> {
  author?: string | undefined;
  /** Day on which the post was last changed. */
  updated?: string | undefined;
  /** Format of the date: `long` on the post's own page. */
  format: "short" | "long";
}

/** Category, author, reading time and dates of a post. The date is last, because its length may change in the browser. */
export function PostFacts({ date, category, minutes, author, updated, format }: Props) {
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
