/** What tells a bot from a visitor. Evaluated in the browser and never sent. */
export interface FormTrace {
  /** Value of the field that no visitor can see. */
  trap: string;
  /** Milliseconds since the form's handlers were attached. */
  age: number;
  /** Whether anybody has touched this page, from `navigator.userActivation`; undefined where the browser can't tell. */
  touched: boolean | undefined;
}

/** Below this age a form that nobody touched was sent by a script. */
const SCRIPTED_BELOW_MS = 1000;

/**
 * True for a bot. In doubt it is a visitor, because a lost lead costs more than spam: speed alone proves nothing (autofill
 * and Enter take a second, and a form sent before hydration is passed on at once), but a click or a key always leaves a
 * user activation behind, in whatever part of the page's life it came.
 */
export function isBot({ trap, age, touched }: FormTrace): boolean {
  return trap !== "" || (age < SCRIPTED_BELOW_MS && touched === false);
}
