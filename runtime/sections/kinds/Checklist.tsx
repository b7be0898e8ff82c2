import { useRichText, useText } from "../../page/context.tsx";
import type { DocumentList } from "../../site/sections.ts";
import { Prose } from "../Prose.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** Documents to tick. `enhance/checklists.ts` stores the ticks and shows the tools. */
export const Checklist = ({ section: { lists, heading } }: KindProps<"checklist">) => (
  <div className="checklist" data-checklist>
    <Tools count={lists.flatMap(({ items }) => items).length} label={heading} />
    <div className="checklist__lists">
      {lists.map((list) => (
        <List key={list.key} list={list} />
      ))}
    </div>
  </div>
);

/** Number of ticked documents, and buttons; hidden until scripts run. */
function Tools({ count, label }: { count: number; label: string }) {
  const t = useText();
  const rich = useRichText();
  return (
    <div className="checklist__tools" data-tools hidden>
      <output className="checklist__progress" aria-label={label} aria-atomic="true">
        {rich("checklist.ready", { done: <span data-done>0</span>, count })}
      </output>
      <progress className="checklist__bar" max={count} value={0} aria-hidden="true" />
      <div className="checklist__buttons">
        <button className="button button--outline button--small" type="button" data-print>
          {t("checklist.print")}
        </button>
        <button className="button button--outline button--small" type="button" data-clear>
          {t("checklist.clear")}
        </button>
      </div>
      <p className="checklist__note">{t("checklist.kept")}</p>
    </div>
  );
}

const List = ({ list: { title, items } }: { list: DocumentList }) => (
  <fieldset className="checklist__list">
    <legend className="checklist__legend">
      <h3 className="checklist__title">{title}</h3>
    </legend>
    <ul role="list" className="checklist__items">
      {items.map(({ id, name, text, html }) => (
        <li className="checklist__item" key={id}>
          <input
            className="checklist__box"
            type="checkbox"
            id={id}
            name={name}
            aria-describedby={html && `${id}.help`}
          />
          <label className="checklist__label" htmlFor={id}>
            {text}
          </label>
          {html && (
            <div className="checklist__help" id={`${id}.help`}>
              <Prose html={html} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </fieldset>
);
