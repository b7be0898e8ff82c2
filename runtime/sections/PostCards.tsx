import type { PostCard } from "../site/page.ts";
import { Scene } from "../ui/art/Scene.tsx";
import { PostFacts } from "./PostFacts.tsx";

interface Props {
  posts: PostCard[];
  /** Level of the cards' headings. */
  level: 2 | 3;
}

/** Posts as cards. */
export function PostCards({ posts, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className="cards cards--post" data-columns="3">
      {posts.map(({ label, href, summary, art, ...facts }) => (
        <li className="card card--post" key={href}>
          <Scene className="card__art" art={art} />
          <div className="card__text">
            <PostFacts {...facts} format="short" />
            <Heading className="card__heading">
              <a className="card__link" href={href}>
                {label}
              </a>
            </Heading>
            <p className="card__summary">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
