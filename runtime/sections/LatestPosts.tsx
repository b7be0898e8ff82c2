import type { PageContent } from "../site/page.ts";
import { Icon } from "../ui/Icon.tsx";
import { PostCards } from "./PostCards.tsx";

/** The newest posts on a home, where the country has any. */
export function LatestPosts({ latest }: Pick<PageContent, "latest">) {
  if (!latest?.posts.length) return null;
  return (
    <section className="section" aria-labelledby="latest">
      <div className="section__top">
        <h2 className="section__heading" id="latest">
          {latest.title}
        </h2>
        <a className="more" href={latest.href}>
          See all<span className="visually-hidden">: {latest.title}</span>
          <Icon name="arrow" />
        </a>
      </div>
      <PostCards posts={latest.posts} level={3} />
    </section>
  );
}
