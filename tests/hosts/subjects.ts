import type { Subject } from "./cases.ts";
import { apache } from "./servers/apache.ts";
import { caddy } from "./servers/caddy.ts";
import { nginx } from "./servers/nginx.ts";
import { preview } from "./servers/preview.ts";
import type { TestHost } from "./testHost.ts";

export const SUBJECTS: Partial<Record<Subject, TestHost>> = { preview, nginx, apache, caddy };
