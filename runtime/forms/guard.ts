/** Data to distinguish bots from visitors. It is evaluated in the browser and never sent. */
export interface FormTrace {
  /** Value of the honeypot field. */
  trap: string;
  /** Milliseconds since the form's handlers were attached. */
  age: number;
  /** Whether the page had a click or key press, from `navigator.userActivation`; undefined in browsers without it. */
  touched: boolean | undefined;
}

/** A form below this age without user activation was sent by a script. */
const SCRIPTED_BELOW_MS = 1000;

/**
 * Whether it may be a bot, which is asked to confirm. Speed alone proves nothing: autofill and Enter take a second, and
 * a form that was submitted before hydration is sent right after it. But every click or key press counts as user
 * activation, even before hydration.
 */
export function isSuspect({ trap, age, touched }: FormTrace): boolean {
  return trap !== "" || (age < SCRIPTED_BELOW_MS && touched === false);
}
