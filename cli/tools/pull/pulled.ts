import type { Config, SiteConfig } from "../../config/loadConfig.ts";
import type { PullConfig } from "../../config/schema/pull.ts";
import type { Project } from "../../project.ts";
import type { Asking } from "./http/client.ts";

/** A country that has something to pull. */
export interface Pulled {
  project: Project;
  config: Config;
  site: SiteConfig;
  pull: PullConfig;
}

/** REST base of a country's CMS. */
export const baseOf = ({ config: { network }, pull }: Pick<Pulled, "config" | "pull">): string =>
  pull.from ?? network.contentApi?.base ?? "";

/** How a pull is made, as the command line says. */
export interface PullOptions {
  accept: boolean;
  full: boolean;
  overwrite: boolean;
  /** User name and application password, joined by a colon. */
  login?: string | undefined;
  asking?: Asking;
  progress?: (text: string) => void;
}
