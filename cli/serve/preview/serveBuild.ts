import type { AddressInfo } from "node:net";
import { pathPrefix, servedPath } from "../../../runtime/site/urls.ts";
import { localOrigin } from "./localHosts.ts";
import { followPreviewData } from "../../hosts/previewData.ts";
import { startPreview } from "./server.ts";
import type { Project } from "../../core/project.ts";

/** A server for a build, for screenshots and checks. */
export interface ServedBuild {
  /** A site's origin by its key: `http://localhost:40123`. */
  originOf(site: string): string;
  /** URL of a page by its path in the output, `/india/news/`. */
  addressOf(path: string): string;
  close(): void;
}

/**
 * Serves a project's output as its hosts would, on a free port. @throws EnvironmentError when nothing has been built.
 */
export async function serveBuild(project: Project): Promise<ServedBuild> {
  const data = followPreviewData(project);
  const server = await startPreview({ project, data, port: 0, log: () => {} });
  const { port } = server.address() as AddressInfo;
  const { hosts } = data();
  const hostOf = (site: string) => hosts.find(({ key }) => key === pathPrefix(site)) ?? hosts[0];
  const originOf = (site: string) => localOrigin(hostOf(site), port);
  return {
    originOf,
    addressOf: (path) => originOf(path) + servedPath(hostOf(path), path),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
