import type { Picture as PictureData } from "../site/picture.ts";

interface Props {
  picture: PictureData;
  /** Its width on the page, as HTML's `sizes`: `(min-width: 768px) 21rem, 100vw`. */
  sizes: string;
  /** `picture--cover` fills a box whose size the class gives, and cuts what does not fit. */
  className?: string;
  /** For a picture in the first view: it is loaded at once and before others. */
  eager?: boolean;
}

/** A maintainer's picture. The browser takes the smallest file that it can read and that the screen needs. Space is reserved. */
export function Picture({ picture, sizes, className, eager = false }: Props) {
  const { alt, width, height, src, sources, blur, caption } = picture;
  return (
    <figure className={className ? `picture ${className}` : "picture"}>
      <span className="picture__frame">
        {blur && <img className="picture__blur" src={blur} alt="" aria-hidden="true" />}
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            className="picture__image"
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? "eager" : "lazy"}
            decoding="async"
            fetchPriority={eager ? "high" : undefined}
          />
        </picture>
      </span>
      {caption && <figcaption className="picture__caption">{caption}</figcaption>}
    </figure>
  );
}
