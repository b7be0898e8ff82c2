import type { Subject } from "./cases.ts";
import { apache } from "./servers/apache.ts";
import { caddy } from "./servers/caddy.ts";
import { cloudflare } from "./servers/cloudflare.ts";
import { cloudfront } from "./servers/cloudfront.ts";
import { firebase } from "./servers/firebase.ts";
import { netlify } from "./servers/netlify.ts";
import { nginx } from "./servers/nginx.ts";
import { plain } from "./servers/plain.ts";
import { preview } from "./servers/preview.ts";
import { vercel } from "./servers/vercel.ts";
import { workerd } from "./servers/workerd.ts";
import type { TestHost } from "./testHost.ts";

/** Who the table of cases is run against. */
export const SUBJECTS: Record<Subject, TestHost> = {
  preview,
  nginx,
  apache,
  caddy,
  netlify,
  cloudflare,
  workerd,
  vercel,
  firebase,
  cloudfront,
  static: plain,
};
