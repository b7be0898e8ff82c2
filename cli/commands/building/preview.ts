import { localOrigin } from "../../serve/preview/localHosts.ts";
import { previewUntilStopped } from "../../serve/preview/server.ts";
import { finishInterruptedCommit } from "../../build/output/commit.ts";
import { type CommonOptions, openCommand, parsePort } from "../options.ts";

type Options = CommonOptions & { out: string; port: string; country?: string };

/** `sitegen preview`: serves the built sites until it is stopped. */
export async function preview({ out, port, country, json, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options, out);
  const number = parsePort(port);
  await finishInterruptedCommit(project, console);
  const log = (line: string) => (json ? console.note(line) : console.print(line));
  await previewUntilStopped({ project, port: number, country, log }, ({ hosts }) => {
    const sites = hosts.flatMap((host) => host.sites.map((home) => localOrigin(host, number) + home));
    const network = localOrigin(hosts[0], number) + hosts[0].base;
    if (json) console.print(JSON.stringify({ network, sites }));
    console.note(`Sites on ${network}`);
    for (const site of sites) console.note(`  ${site}`);
    console.note(`Leads are stored in ${project.work}/leads. Stop with Ctrl+C.`);
  });
}
