import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import type { TemplateProps } from "@runtime/app/App.tsx";
import { Claims } from "@runtime/sections/Claims.tsx";
import { ClosingCall } from "@runtime/sections/ClosingCall.tsx";
import { Faq } from "@runtime/sections/Faq.tsx";
import { cardKind, GroupSection } from "@runtime/sections/GroupSection.tsx";
import { Hero } from "@runtime/sections/Hero.tsx";
import { LatestPosts } from "@runtime/sections/LatestPosts.tsx";
import { Prose } from "@runtime/sections/Prose.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** A country's home. */
export default function Home({ content }: TemplateProps) {
  return <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Contents content={content} />} />;
}

function Contents({ content }: { content: PageContent }) {
  const large = content.groups.filter((group) => cardKind(group) !== "row");
  const small = content.groups.filter((group) => cardKind(group) === "row");
  return (
    <>
      <Hero content={content} />
      <Claims className="claims claims--band" />
      {large.map((group) => (
        <div className="band" key={group.key}>
          <div className="container">
            <GroupSection group={group} />
          </div>
        </div>
      ))}
      {small.length > 0 && (
        <div className="band">
          <div className="pair container">
            {small.map((group) => (
              <GroupSection key={group.key} group={group} />
            ))}
          </div>
        </div>
      )}
      {content.latest && (
        <div className="band band--plain">
          <div className="container">
            <LatestPosts latest={content.latest} />
          </div>
        </div>
      )}
      <div className="story container">
        <Prose className="prose--story" html={content.html} />
        <Faq faq={content.faq} initial={0} />
      </div>
      <ClosingCall />
    </>
  );
}
