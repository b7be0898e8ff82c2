import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CLI } from "../sites/serve.ts";

export interface RouteRow {
  country: string;
  path: string;
  template: string;
  title: string;
}

/** The route table, as `sitegen routes --json` prints it. */
export async function readRoutes(root: string): Promise<RouteRow[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, "routes", "--json", "--root", root]);
  return JSON.parse(stdout) as RouteRow[];
}
