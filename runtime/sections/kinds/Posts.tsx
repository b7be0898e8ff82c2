import { Slider } from "../../ui/Slider.tsx";
import { PostBody } from "../PostCards.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** The newest posts in a slider. */
export function Posts({ section }: KindProps<"posts">) {
  const { posts, link } = section;
  const heading = section.heading ?? link?.label ?? "";
  return (
    <SectionFrame section={{ ...section, heading }} more={link}>
      <Slider label={heading}>
        {posts.map((post) => (
          <div className="card card--post" key={post.href}>
            <PostBody post={post} level={3} />
          </div>
        ))}
      </Slider>
    </SectionFrame>
  );
}
