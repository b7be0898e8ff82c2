import { useText } from "@runtime/page/text.ts";
import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { PostCards, PostFacts } from "@runtime/sections/PostCards.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** One post of a collection: an article with date, category and related posts. */
export default function Post({ content }: TemplateProps) {
  return (
    <article>
      <Contents content={content} />
      <Sections content={content} />
      <ReadNext content={content} />
    </article>
  );
}

function Contents({ content }: { content: PageContent }) {
  const { post } = content;
  return (
    <>
      <Banner content={content}>{post && <PostFacts {...post} format="long" />}</Banner>
      <div className="columns container">
        <div className="columns__main">
          <PageText content={content} />
        </div>
        <AsideCall />
      </div>
    </>
  );
}

function ReadNext({ content }: { content: PageContent }) {
  const t = useText();
  const { post } = content;
  return (
    <>
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
    </>
  );
}
