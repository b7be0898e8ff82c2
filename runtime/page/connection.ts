/** The Network Information API (https://wicg.github.io/netinfo/), which Safari and Firefox don't support. */
type Connection = { saveData?: boolean; effectiveType?: "slow-2g" | "2g" | "3g" | "4g" };

export const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether the visitor has enabled Save-Data. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether nothing should be loaded in advance: Save-Data is enabled, or the network is very slow. */
export const isScarce = (): boolean => savesData() || /2g/.test(connection().effectiveType ?? "");
