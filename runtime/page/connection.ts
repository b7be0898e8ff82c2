/** What a browser tells about the network (https://wicg.github.io/netinfo/). Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
}

export const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** The visitor has asked to be sparing with data. */
export const savesData = (): boolean => connection().saveData === true;

/** What is not asked for is not worth loading: the visitor saves data, or the network is very slow. */
export const isScarce = (): boolean => savesData() || /2g/.test(connection().effectiveType ?? "");
