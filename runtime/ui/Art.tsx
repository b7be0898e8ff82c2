import type { HTMLAttributes } from "react";
import { useSite } from "../page/context.tsx";
import type { Illustration } from "../site/brand.ts";

/** `art` is the name of the illustration that the plan chose. */
type Props = { art: string | undefined; className?: string };

/** A page's illustration for the first view, as decoration; the fallback is a pattern in the theme's colours. */
export const Art = ({ art, className }: Props) => (
  <Drawing illustration={useIllustration(art)} {...(className && { className })} />
);

/** The same for pages that belong to no country. */
export function Drawing({ illustration, className }: { illustration: Illustration | undefined; className?: string }) {
  const classes = className ? ` ${className}` : "";
  if (!illustration) return <div className={`scene scene--pattern${classes}`} aria-hidden="true" />;
  const { drawing } = illustration;
  const content: HTMLAttributes<HTMLElement> =
    drawing === undefined
      ? { children: <Image illustration={illustration} /> }
      : { dangerouslySetInnerHTML: { __html: drawing } };
  return <div className={`scene${classes}`} aria-hidden="true" {...content} />;
}

/** An illustration further down the page, if there is one: a file, loaded near the view and cached for all pages. */
export function LazyArt({ art, className }: Props) {
  const illustration = useIllustration(art);
  if (!illustration) return null;
  return (
    <div className={className ? `scene ${className}` : "scene"} aria-hidden="true">
      <Image illustration={illustration} lazy />
    </div>
  );
}

function Image({ illustration, lazy = false }: { illustration: Illustration; lazy?: boolean }) {
  const { src, width, height, sources = [] } = illustration;
  const loading = lazy && ({ loading: "lazy", fetchPriority: "low" } as const);
  const image = <img src={src} alt="" width={width} height={height} {...loading} decoding="async" />;
  // React renders a preload, which hydration does not expect, for an image of the first view that is in no picture element.
  if (lazy && sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(min-width: 768px) 21rem, 100vw" />
      ))}
      {image}
    </picture>
  );
}

function useIllustration(art = ""): Illustration | undefined {
  return useSite().illustrations?.all[art];
}
