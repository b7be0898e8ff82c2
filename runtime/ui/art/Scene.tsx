import { sceneName } from "./sceneName.ts";

const scenes =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<string>("./**/*.svg", { query: "?raw", import: "default", eager: true })
    : {};

interface Props {
  /** Content key of the page that the scene stands for: `services/visa-guidance`. */
  art: string;
  /** ISO 3166 code, lower case, of the place that the page is about. */
  flag?: string;
  className?: string;
}

/**
 * The illustration of a page, as decoration. Server only: its drawings are part of the document and not of the scripts.
 * A new scene is one more SVG file of 400 × 400 units, with its subject in the lower 300 and nothing that needs an id.
 */
export function Scene({ art, flag, className }: Props) {
  const svg = scenes[`./${sceneName(art, flag, (name) => `./${name}.svg` in scenes)}.svg`] ?? "";
  return (
    <div
      className={className ? `scene ${className}` : "scene"}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
