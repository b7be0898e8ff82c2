import { useSite } from "../page/context.tsx";
import type { Illustration } from "../site/brand.ts";

interface Props {
  /** Name of the illustration that the plan chose. */
  art: string | undefined;
  className?: string;
}

/** A page's illustration for the first view, as decoration; the fallback is a pattern in the theme's colours. */
export function Art({ art, className }: Props) {
  return <Drawing illustration={useIllustration(art)} className={className} />;
}

/** The same for pages that belong to no country. */
export function Drawing({
  illustration,
  className,
}: {
  illustration: Illustration | undefined;
  className?: string | undefined;
}) {
  if (!illustration) return <div className={classOf(className, "scene scene--pattern")} aria-hidden="true" />;
  const { drawing } = illustration;
  if (drawing === undefined)
    return (
      <div className={classOf(className)} aria-hidden="true">
        <Image illustration={illustration} />
      </div>
    );
  return <div className={classOf(className)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

/** An illustration further down the page, if there is one: a file, loaded near the view and cached for all pages. */
export function LazyArt({ art, className }: Props) {
  const illustration = useIllustration(art);
  if (!illustration) return null;
  return (
    <div className={classOf(className)} aria-hidden="true">
      <Image illustration={illustration} lazy />
    </div>
  );
}

function Image({ illustration, lazy = false }: { illustration: Illustration; lazy?: boolean }) {
  const { src, width, height, sources = [] } = illustration;
  const image = (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      {...(lazy && { loading: "lazy", fetchPriority: "low" })}
      decoding="async"
    />
  );
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

const useIllustration = (art: string | undefined): Illustration | undefined => {
  const { illustrations } = useSite();
  return art === undefined ? undefined : illustrations?.all[art];
};

const classOf = (className: string | undefined, kind = "scene"): string => (className ? `${kind} ${className}` : kind);
