import { Picture } from "../../ui/Picture.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** HTML's `sizes` by the section's `width`. The values follow the container's (docs/behaviour.md, Constants). */
const SIZES = {
  text: "(min-width: 768px) 43rem, 100vw",
  wide: "(min-width: 1599px) 1400px, (min-width: 1200px) 1175px, 100vw",
};

/** A picture across the page. */
export function PictureSection({ section }: KindProps<"picture">) {
  const { picture, width } = section;
  return (
    <SectionFrame section={section}>
      <Picture className={`picture--${width}`} picture={picture} sizes={SIZES[width]} />
    </SectionFrame>
  );
}
