import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { PreviewData } from "../../../cli/hosts/previewData.ts";
import { startPreview } from "../../../cli/serve/preview/server.ts";
import { askRaw } from "../../askRaw.ts";
import type { TestHost } from "../testHost.ts";
import { askHttp } from "./askHttp.ts";

/** `sitegen preview`, which the hosts are measured by. */
export const preview: TestHost = {
  async start({ plan, others = [], root, dist, deploy }) {
    const project = { root, out: dist, deploy, work: join(root, ".sitegen") };
    const api = {
      base: plan.api?.base ?? "/wp-json",
      navigation: "menus/v1",
      geoIpUrl: "https://geo.example.com/json",
      menus: { 1: [{ title: "Menu", url: "/", child: null }] },
      forms: { "/wp-json/contact/v1/send": { names: ["name"], success: {} } },
      counters: [],
    };
    const data: PreviewData = { hosts: [plan, ...others], api };
    const server = await startPreview({ project, data: () => data, port: 0, log: () => undefined });
    const { port } = server.address() as AddressInfo;
    return {
      ask: (request) => askHttp({ port }, request),
      askRaw: (lines) => askRaw(port, lines),
      stop() {
        server.close();
        server.closeAllConnections();
      },
    };
  },
};
