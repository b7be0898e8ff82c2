import { Slider } from "../../ui/Slider.tsx";
import { CardBody, CardList } from "../CardList.tsx";
import { SectionFrame, type KindProps } from "../SectionFrame.tsx";
import { PostBody } from "../PostCards.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { useText } from "../../page/text.ts";
import { Icon } from "../../ui/Icon.tsx";

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

/** The newest posts in a slider. */
export function Posts({ section }: KindProps<"posts">) {
  const { posts, link } = section;
  const heading = section.heading ?? link?.label ?? "";
  return (
    <SectionFrame section={{ ...section, heading }} more={link}>
      <Slider label={heading}>
        {posts.map((post) => (
          <div className="card card--post" key={post.href}>
            <PostBody post={post} level={3} />
          </div>
        ))}
      </Slider>
    </SectionFrame>
  );
}

/** Institutions, without crests, which belong to the institutions. */
export function Institutions({ section }: KindProps<"institutions">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.institutions")}>
        {section.institutions.map(({ name, city, country, flag, founded, note }) => (
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
    </SectionFrame>
  );
}

/** Typical journeys, each a card with its stops. */
export function Journeys({ section }: KindProps<"journeys">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.journeys")}>
        {section.items.map(({ title, stops, link }) => (
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
    </SectionFrame>
  );
}

/** Quotations in a slider. */
export function Testimonials({ section }: KindProps<"testimonials">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.testimonials")}>
        {section.items.map(({ quote, name, detail, source }) => (
          <figure className="voice" key={quote}>
            {section.placeholder && <p className="voice__sample">{t("sections.sample")}</p>}
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
    </SectionFrame>
  );
}
