import { useText } from "../page/text.ts";
import type { Card } from "../site/cards.ts";
import { Icon } from "../ui/Icon.tsx";
import { BannerFacts } from "./BannerFacts.tsx";

/** Open jobs, each with its facts. */
export function JobList({ jobs }: { jobs: Card[] }) {
  const t = useText();
  if (jobs.length === 0) return <p className="empty">{t("jobs.none")}</p>;
  return (
    <ul className="jobs">
      {jobs.map(({ label, href, summary, facts = [] }) => (
        <li className="job card" key={href}>
          <div>
            <h2 className="card__heading">
              <a className="card__link" href={href}>
                {label}
              </a>
            </h2>
            <p className="card__summary">{summary}</p>
          </div>
          <BannerFacts facts={facts} />
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
