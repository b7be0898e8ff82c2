import type { Category, PrivacyData, Provider } from "../site/privacy.ts";
import { findBanner, showBanner, takeChoices, keepChoice, readChoice } from "./privacyChoice.ts";
import { post } from "./adapter.ts";

/** Global Privacy Control: the browser rejects on the visitor's behalf (https://w3c.github.io/gpc/). */
const saysNo = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Asks the visitor if necessary, and runs allowed providers (docs/behaviour.md, Privacy choices). */
export function start(): void {
  const written = findBanner()?.dataset["settings"];
  if (written) run(JSON.parse(written) as PrivacyData);
}

function run(settings: PrivacyData): void {
  const { model, providers, version, country, log } = settings;
  let choice = readChoice(settings);

  const mayRun = ({ category, needsConsent }: Provider): boolean =>
    choice?.includes(category) ?? (!needsConsent || (model === "opt-out" && !saysNo()));
  const allowed = (): Category[] => providers.filter(mayRun).map(({ category }) => category);
  const ask = () => {
    const mustAsk = model === "opt-in" && providers.some(({ needsConsent }) => needsConsent);
    if (mustAsk && !choice && !saysNo()) showBanner();
  };

  /** Starts and stops providers by the visitor's choice. Offline nothing is counted. */
  const apply = () =>
    import("./runProviders.ts").then(
      ({ runProviders }) => runProviders(providers, mayRun),
      () => {},
    );

  takeChoices(allowed, (how, wanted) => {
    const { day } = keepChoice(settings, wanted);
    choice = wanted;
    if (log !== undefined) post(log, JSON.stringify({ choice: how, allowed: wanted, version, country, day }));
    void apply();
  });
  document.addEventListener("sitegen:navigated", ask);
  ask();
  // Removes cookies of providers that may not run any more.
  if (providers.some(mayRun) || document.cookie !== "") void apply();
}
