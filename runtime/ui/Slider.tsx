import { Children, isValidElement, type ReactNode } from "react";
import { useText } from "../page/context.tsx";
import { Icon } from "./Icon.tsx";

/** `wide`: one slide at a time, not as many as fit. `autoplay`: it moves by itself, and has a button that stops it. */
type Props = { label: string; wide?: boolean; autoplay?: boolean; children: ReactNode };

/** A row that scrolls and snaps, also without scripts. `enhance/slider.ts` makes its buttons work near the view. */
export function Slider({ label, wide = false, autoplay = false, children }: Props) {
  const slides = Children.toArray(children);
  const t = useText();
  return (
    // Not a region: the section around it is one already, with the same name.
    <div
      className={wide ? "slider slider--wide" : "slider"}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-slider={autoplay ? "autoplay" : ""}
    >
      <div className="slider__view">
        {/* Keyboard users must be able to focus the scrolling list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul role="list" className="slider__track" tabIndex={0} aria-label={label}>
          {slides.map((slide, index) => (
            <li
              className="slider__slide"
              aria-label={t("slider.slide", { number: index + 1, count: slides.length })}
              key={isValidElement(slide) ? slide.key : index}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div className="slider__controls">
        <button
          className="slider__button slider__button--previous"
          type="button"
          data-slide="previous"
          aria-label={t("slider.previous")}
        >
          <Icon name="arrow" />
        </button>
        <button className="slider__button" type="button" data-slide="next" aria-label={t("slider.next")}>
          <Icon name="arrow" />
        </button>
        {/* Hidden while autoplay is off; it keeps its space. */}
        {autoplay && (
          <button className="slider__button" type="button" data-slide="pause" aria-label={t("slider.stop")} hidden>
            <Icon name="pause" />
          </button>
        )}
      </div>
    </div>
  );
}
