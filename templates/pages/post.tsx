import { useText } from "@runtime/page/context.tsx";
import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { PostCards, PostFacts } from "@runtime/sections/PostCards.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";

/** One post of a collection: an article with date, category and related posts. */
export default function Post({ content }: TemplateProps) {
  const t = useText();
  const { post } = content;
  return (
    <article>
      <Banner content={content}>{post && <PostFacts {...post} format="long" />}</Banner>
      <TextColumns content={content} aside={<AsideCall />} />
      <Sections content={content} />
      {post && post.related.length > 0 && (
        <section className="section container" aria-labelledby="related">
          <div className="section__top">
            <h2 className="section__heading" id="related">
              {t("page.related")}
            </h2>
          </div>
          <PostCards posts={post.related} level={3} />
        </section>
      )}
      <PageEnd content={content} />
    </article>
  );
}
