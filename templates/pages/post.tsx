import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import type { TemplateProps } from "@runtime/app/App.tsx";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { ClosingCall } from "@runtime/sections/ClosingCall.tsx";
import { Faq } from "@runtime/sections/Faq.tsx";
import { PostCards } from "@runtime/sections/PostCards.tsx";
import { PostFacts } from "@runtime/sections/PostFacts.tsx";
import { Prose } from "@runtime/sections/Prose.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** One post of a collection: an article with its date, its category and what to read next. */
export default function Post({ content }: TemplateProps) {
  return (
    <ServerOnly
      as="article"
      render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Contents content={content} />}
    />
  );
}

function Contents({ content }: { content: PageContent }) {
  const { post } = content;
  return (
    <>
      <Banner content={content}>{post && <PostFacts {...post} format="long" />}</Banner>
      <div className="columns container">
        <div className="columns__main">
          <Prose html={content.html} />
          <Faq faq={content.faq} />
        </div>
        <AsideCall />
      </div>
      {post && post.related.length > 0 && (
        <section className="section container" aria-labelledby="related">
          <h2 className="section__heading" id="related">
            Read next
          </h2>
          <PostCards posts={post.related} level={3} />
        </section>
      )}
      <ClosingCall />
    </>
  );
}
