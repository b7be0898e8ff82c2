/** Traces that distinguish a bot from a visitor. They are evaluated in the browser and never sent. */
export interface FormTrace {
  /** Value of the field that no visitor can see. */
  trap: string;
  /** Milliseconds since the form's handlers were attached. */
  age: number;
  /** Whether the page had a click or key press, from `navigator.userActivation`; undefined in browsers without it. */
  touched: boolean | undefined;
}

/** Below this age a form that nobody touched was sent by a script. */
const SCRIPTED_BELOW_MS = 1000;

/**
 * True for what may be a bot; a person is asked to confirm. Speed alone proves nothing: autofill and Enter take a second, and
 * a form that was submitted before hydration is sent right after it. But every click or key press is a user activation, also
 * before hydration.
 */
export function isSuspect({ trap, age, touched }: FormTrace): boolean {
  return trap !== "" || (age < SCRIPTED_BELOW_MS && touched === false);
}
