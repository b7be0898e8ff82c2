import { openProject } from "../project.ts";
import { followPreviewData } from "../preview/previewData.ts";
import { localOrigin } from "../preview/localHosts.ts";
import { startPreview } from "../preview/server.ts";
import { settleOutput } from "../render/commit.ts";
import { openConsole } from "../report/console.ts";
import type { CommonOptions } from "./options.ts";
import { parsePort } from "./parsePort.ts";
import { untilStopped } from "./untilStopped.ts";

interface Options extends CommonOptions {
  out: string;
  port: string;
  country?: string;
}

/** `sitegen preview`: serves the built sites until it is stopped. */
export async function preview({ root, out, port, country, quiet }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const project = openProject(root, out);
  const number = parsePort(port);
  await settleOutput(project, console);
  const data = followPreviewData(project);
  const server = await startPreview({ project, data, port: number, country, log: (line) => console.print(line) });
  const { hosts } = data();
  console.note(`Sites on ${localOrigin(hosts[0], number)}${hosts[0].base}`);
  for (const host of hosts) for (const home of host.sites) console.note(`  ${localOrigin(host, number)}${home}`);
  console.note(`Leads are stored in ${project.work}/leads. Stop with Ctrl+C.`);
  await untilStopped();
  server.close();
  server.closeAllConnections();
}
