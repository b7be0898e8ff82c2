import type { Fixture } from "./fixture.ts";

/** A request as it leaves the visitor: path and query are sent as they are. */
export interface HostRequest {
  url: string;
  /** Host name; the allowed one when absent. */
  host?: string;
  /** Country that the host sees the visitor in, upper case. */
  country?: string;
  cookie?: string;
  method?: "GET" | "POST";
  /** Headers to send. */
  send?: Record<string, string>;
}

export interface HostAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** A running host. */
export interface Running {
  ask(request: HostRequest): Promise<HostAnswer>;
  /** Sends these lines as they are; where there is a server of its own that can be asked so. */
  askRaw?(lines: readonly string[]): Promise<HostAnswer>;
  stop(): Promise<void> | void;
}

/** One of the hosts that the table of cases is run against. */
export interface TestHost {
  /** Why it can't be tested on this machine. */
  missing?: () => string | undefined;
  start(fixture: Fixture): Promise<Running>;
}

export const ALLOWED = "www.example.com";
