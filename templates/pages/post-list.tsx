import { useText } from "@runtime/page/context.tsx";
import type { TemplateProps } from "@runtime/page/template.ts";
import { Banner } from "@runtime/sections/Banner.tsx";
import { ClosingCall } from "@runtime/sections/ClosingCall.tsx";
import { CategoryBar, Pagination, PostCards } from "@runtime/sections/PostCards.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";

/** One page of a list of posts, with category bar and pagination. */
export default function PostListPage({ content }: TemplateProps) {
  const { list, html } = content;
  const t = useText();
  return (
    <>
      <Banner content={content} />
      {list && (
        <div className="section container">
          <CategoryBar categories={list.categories} />
          {list.posts.length > 0 ? (
            <PostCards posts={list.posts} level={2} />
          ) : (
            <p className="empty">{t("posts.none")}</p>
          )}
          <Pagination list={list} />
        </div>
      )}
      {html && <TextColumns content={content} />}
      <ClosingCall />
    </>
  );
}
