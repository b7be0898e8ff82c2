import { useAssetUrl } from "../assetUrl.ts";
import { sceneName } from "./sceneName.ts";

const server = import.meta.env.SSR || import.meta.env.DEV;

const drawings = server
  ? import.meta.glob<string>("./**/*.svg", { query: "?raw", import: "default", eager: true })
  : {};

const files = server
  ? import.meta.glob<string>("./**/*.svg", { query: "?no-inline", import: "default", eager: true })
  : {};

interface Props {
  /** Content key of the page that the scene illustrates: `services/visa-guidance`. */
  art: string;
  /** ISO 3166 code, lower case, of the place that the page is about. */
  flag?: string;
  className?: string;
}

/**
 * The illustration of a page, as decoration, for the first view: the drawing is part of the document.
 * A new scene is one more SVG file of 400 × 400 units, with its subject in the lower 300 and without ids.
 */
export function Scene({ art, flag, className }: Props) {
  return (
    <div
      className={classOf(className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[nameOf(art, flag)] ?? "" }}
    />
  );
}

/** An illustration further down the page: a separate file, loaded when it is near the view and cached for all pages. */
export function LazyScene({ art, flag, className }: Props) {
  const url = useAssetUrl(files[nameOf(art, flag)] ?? "");
  return (
    <div className={classOf(className)} aria-hidden="true">
      <img src={url} alt="" width={400} height={400} loading="lazy" fetchPriority="low" decoding="async" />
    </div>
  );
}

const classOf = (className: string | undefined): string => (className ? `scene ${className}` : "scene");

/** Names found so far: many pages show the same cards. */
const names = new Map<string, string>();

function nameOf(art: string, flag = ""): string {
  const key = `${flag} ${art}`;
  const name = names.get(key) ?? `./${sceneName(art, flag, (scene) => `./${scene}.svg` in drawings)}.svg`;
  names.set(key, name);
  return name;
}
