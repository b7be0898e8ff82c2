// @ts-expect-error a script without types
import { generator } from "./bench/makeSite.js";

/** The seed of a run's random choices. `SEED=123 npx vitest …` makes the choices of an earlier run again; titles of tests name it. */
export const SEED = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));

/** Random numbers from 0 up to 1, the same for the same seed. */
export const randomNumbers = (seed = SEED): (() => number) => generator(seed) as () => number;
