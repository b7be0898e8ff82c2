import { followPreviewData } from "../../hosts/previewData.ts";
import { localOrigin } from "../../serve/preview/localHosts.ts";
import { startPreview } from "../../serve/preview/server.ts";
import { finishInterruptedCommit } from "../../build/output/commit.ts";
import { type CommonOptions, openCommand, parsePort } from "../options.ts";
import { untilStopped } from "../../core/signals.ts";

type Options = CommonOptions & { out: string; port: string; country?: string };

/** `sitegen preview`: serves the built sites until it is stopped. */
export async function preview({ out, port, country, json, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options, out);
  const number = parsePort(port);
  await finishInterruptedCommit(project, console);
  const data = followPreviewData(project);
  const log = (line: string) => (json ? console.note(line) : console.print(line));
  const server = await startPreview({ project, data, port: number, country, log });
  const { hosts } = data();
  const sites = hosts.flatMap((host) => host.sites.map((home) => localOrigin(host, number) + home));
  if (json) console.print(JSON.stringify({ network: localOrigin(hosts[0], number) + hosts[0].base, sites }));
  console.note(`Sites on ${localOrigin(hosts[0], number)}${hosts[0].base}`);
  for (const site of sites) console.note(`  ${site}`);
  console.note(`Leads are stored in ${project.work}/leads. Stop with Ctrl+C.`);
  await untilStopped();
  server.close();
  server.closeAllConnections();
}
