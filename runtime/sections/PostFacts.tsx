import { useSite } from "../app/context.tsx";
import type { PostCard } from "../site/page.ts";
import { formatDay } from "./formatDate.ts";

/** When a post was published, under what, and how long it takes to read. */
export function PostFacts({ date, category, minutes }: Pick<PostCard, "date" | "category" | "minutes">) {
  const { country } = useSite();
  return (
    <p className="post-facts">
      <time dateTime={date}>{formatDay(date, country.language)}</time>
      {category && (
        <a className="post-facts__category" href={category.href}>
          {category.label}
        </a>
      )}
      <span>{`${minutes} min read`}</span>
    </p>
  );
}
