import { spawn } from "node:child_process";
import { createServer, connect } from "node:net";

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * Runs the server beside a process that waits for the end of its input: however this one ends, its pipe is closed then,
 * and the server is stopped.
 */
const GUARD = 'exec 3<&0; "$@" 3<&- & child=$!; (cat <&3 >/dev/null; kill -TERM $child) 2>/dev/null & wait $child';

/** Starts a server in the foreground and waits until its port answers. @returns a function that stops it. */
export async function startDaemon(
  command: string,
  args: readonly string[],
  { port, cwd, env = {} }: { port: number; cwd: string; env?: Record<string, string> },
): Promise<() => Promise<void>> {
  const child = spawn("sh", ["-c", GUARD, "sh", command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${output}`);
    if (await answers(port)) return stop;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${command} did not answer on port ${port}:\n${output}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const done = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
}
