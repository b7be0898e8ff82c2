import { Timestamp } from "../content/Timestamp.tsx";
import { useText } from "../page/text.ts";
import type { PostCard } from "../site/page.ts";

interface Props extends Pick<PostCard, "date" | "category" | "minutes"> {
  /** Format of the date: `long` on the post's own page. */
  format: "short" | "long";
}

/** Category, reading time and date of a post. The date is last, because its length may change in the browser. */
export function PostFacts({ date, category, minutes, format }: Props) {
  const t = useText();
  return (
    <p className="post-facts">
      {category && (
        <a className="post-facts__category" href={category.href}>
          {category.label}
        </a>
      )}
      <span>{t("posts.minutes", { count: minutes })}</span>
      <Timestamp date={date} format={format} />
    </p>
  );
}
