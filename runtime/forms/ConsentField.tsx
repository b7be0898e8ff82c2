import { controlAttributes, FieldError, type FieldProps } from "./Field.tsx";

interface Props extends FieldProps {
  /** False until the form's handlers are attached. */
  ready: boolean;
}

/** The consent, ticked by default. It has a name only with scripts: without them the browser would send it. */
export function ConsentField({ ready, registration, ...frame }: Props) {
  const { id, label, mark, error } = frame;
  return (
    <div className="field field--consent" data-mark={mark}>
      <label className="checkbox">
        <input
          {...registration}
          {...controlAttributes(frame)}
          name={ready ? registration.name : undefined}
          type="checkbox"
          id={id}
          defaultChecked
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
