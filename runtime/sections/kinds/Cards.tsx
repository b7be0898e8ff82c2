import { Slider } from "../../ui/Slider.tsx";
import { CardBody, CardList } from "../CardList.tsx";
import { PostBody } from "../PostCards.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { useText } from "../../page/context.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { KindProps } from "../SectionFrame.tsx";

export function Cards({ section: { cards, kind, slider, link, heading } }: KindProps<"cards">) {
  if (!slider) return <CardList cards={cards} kind={kind} level={3} />;
  const shape = kind === "place" ? "place" : "topic";
  return (
    <Slider label={heading ?? link?.label ?? ""}>
      {cards.map((card) => (
        <div className={`card card--${shape}`} key={card.label}>
          <CardBody card={card} kind={shape} level={3} summary={shape === "topic"} />
        </div>
      ))}
    </Slider>
  );
}

export const Posts = ({ section: { posts, link, heading } }: KindProps<"posts">) => (
  <Slider label={heading ?? link?.label ?? ""}>
    {posts.map((post) => (
      <div className="card card--post" key={post.href}>
        <PostBody post={post} level={3} />
      </div>
    ))}
  </Slider>
);

/** Institutions, without crests, which belong to the institutions. */
export function Institutions({ section: { heading, institutions } }: KindProps<"institutions">) {
  const t = useText();
  return (
    <Slider label={heading ?? t("sections.institutions")}>
      {institutions.map(({ name, city, country, flag, founded, note }) => (
        <div className="institution" key={name}>
          <p className="institution__place">
            <Flag code={flag} width={24} />
            {t("sections.place", { city, country })}
          </p>
          <h3 className="institution__name">{name}</h3>
          {note && <p className="institution__note">{note}</p>}
          {founded && <p className="institution__founded">{t("sections.founded", { year: founded })}</p>}
        </div>
      ))}
    </Slider>
  );
}

/** Typical journeys, each a card with its stops. */
export function Journeys({ section: { heading, items } }: KindProps<"journeys">) {
  const t = useText();
  return (
    <Slider label={heading ?? t("sections.journeys")}>
      {items.map(({ title, stops, link }) => (
        <div className="journey" key={title}>
          <h3 className="journey__title">{title}</h3>
          <ol role="list" className="journey__stops">
            {stops.map(({ when, what }) => (
              <li className="journey__stop" key={when + what}>
                <span className="journey__when">{when}</span>
                <span>{what}</span>
              </li>
            ))}
          </ol>
          {link && (
            <a className="more" href={link.href}>
              {link.label}
              <Icon name="arrow" />
            </a>
          )}
        </div>
      ))}
    </Slider>
  );
}

export function Testimonials({ section: { heading, placeholder, items } }: KindProps<"testimonials">) {
  const t = useText();
  return (
    <Slider label={heading ?? t("sections.testimonials")}>
      {items.map(({ quote, name, detail, source }) => (
        <figure className="voice" key={quote}>
          {placeholder && <p className="voice__sample">{t("sections.sample")}</p>}
          <blockquote className="voice__quote">
            <p>{quote}</p>
          </blockquote>
          <figcaption className="voice__name">
            <strong>{name}</strong>
            {detail && <span>{detail}</span>}
            {source && (
              <a href={source.href} rel="noopener">
                {source.label}
              </a>
            )}
          </figcaption>
        </figure>
      ))}
    </Slider>
  );
}
