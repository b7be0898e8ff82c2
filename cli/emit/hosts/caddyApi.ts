import type { HostPlan } from "../../plan/hostPlan.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { caddySyntax } from "./caddySyntax.ts";

/** Rules for the site's route that proxy the content API on this origin, so that browsers need no CORS. */
export function caddyApi({ api }: HostPlan): string {
  if (!api) return "";
  const { origin, pathname } = new URL(api.upstream);
  const folder = pathname.replace(/\/$/, "");
  const headers = Object.entries(API_HEADERS).map(([name, text]) => `\t\t\t\t${name} ${caddySyntax.value(text)}\n`);
  return `		# The content API.
		@api {
			path ${api.base}/*
			method GET HEAD POST
		}
		route @api {
			header {
${headers.join("")}				-Cache-Control
				defer
			}
			uri strip_prefix ${api.base}
${folder ? `\t\t\trewrite * ${folder}{uri}\n` : ""}			reverse_proxy ${origin} {
				header_up Host {upstream_hostport}
				header_up -Cookie
				header_down -Set-Cookie
			}
		}

`;
}
