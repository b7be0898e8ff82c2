/** Options that every command has. */
export interface CommonOptions {
  root: string;
  quiet?: boolean;
}
