import type { PostCard } from "../site/cards.ts";
import { LazyArt } from "../ui/Art.tsx";
import { PostFacts } from "./PostFacts.tsx";

interface Props {
  posts: PostCard[];
  /** Level of the cards' headings. */
  level: 2 | 3;
}

export function PostCards({ posts, level }: Props) {
  return (
    <ul className="cards cards--post" data-columns="3">
      {posts.map((post) => (
        <li className="card card--post" key={post.href}>
          <PostBody post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  post: PostCard;
  /** Level of the heading. */
  level: 2 | 3;
}

/** Contents of a post's card. */
export function PostBody({ post: { label, href, summary, art, ...facts }, level }: ItemProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <LazyArt className="card__art" art={art} />
      <div className="card__text">
        <PostFacts {...facts} format="short" />
        <Heading className="card__heading">
          <a className="card__link" href={href}>
            {label}
          </a>
        </Heading>
        <p className="card__summary">{summary}</p>
      </div>
    </>
  );
}
