/** Options of all commands. */
export interface CommonOptions {
  root: string;
  quiet?: boolean;
}
