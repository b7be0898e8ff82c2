import { useSite } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LazyEnquiryForm } from "./LazyEnquiryForm.tsx";

interface Props {
  /** Prefix of the ids of the form's elements. */
  idPrefix: string;
  /** Name of the form. */
  form: string;
}

/** The enquiry modal's body: the brand's claims and the form. */
export function EnquiryPanel(props: Props) {
  const { brand } = useSite();
  return (
    <div className="enquiry-panel">
      {brand.claims.length > 0 && (
        <ul className="enquiry-panel__claims">
          {brand.claims.map(({ title, text }) => (
            <li className="enquiry-panel__claim" key={title}>
              <Icon name="check" />
              <span>
                <strong>{title}</strong> <span className="enquiry-panel__text">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <LazyEnquiryForm {...props} />
    </div>
  );
}
