import { Slider } from "../../ui/Slider.tsx";
import { CardBody, CardList } from "../CardList.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** Pages as cards. */
export function Cards({ section }: KindProps<"cards">) {
  const { cards, kind, slider, link, heading } = section;
  const shape = kind === "place" ? "place" : "topic";
  return (
    <SectionFrame section={{ ...section, heading: heading ?? link?.label ?? "" }} more={link}>
      {slider ? (
        <Slider label={heading ?? link?.label ?? ""}>
          {cards.map((card) => (
            <div className={`card card--${shape}`} key={card.label}>
              <CardBody card={card} kind={shape} level={3} summary={shape === "topic"} />
            </div>
          ))}
        </Slider>
      ) : (
        <CardList cards={cards} kind={kind} level={3} />
      )}
    </SectionFrame>
  );
}
