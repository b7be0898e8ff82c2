import { apache } from "./apache.ts";
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { cloudfront } from "./cloudfront.ts";
import { firebase } from "./firebase.ts";
import type { RuleWriter } from "./ruleWriter.ts";
import type { HostingService } from "../../config/schema/network/hostingServices.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { plain } from "./plain.ts";
import { vercel } from "./vercel.ts";

export const RULE_WRITERS: Record<HostingService, RuleWriter> = {
  netlify,
  cloudflare,
  vercel,
  firebase,
  cloudfront,
  nginx,
  apache,
  caddy,
  static: plain,
};
