/** A browser that a test drives: only what all of them can be asked. */
export interface Engine {
  goTo(url: string): Promise<void>;
  /** Runs the body of a function in the page; gives what it returns. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a browser whose requests to other hosts go through the proxy at this port. @throws with what is to be installed. */
export type StartEngine = (proxyPort: number) => Promise<Engine>;

/** Tries something that a program needs a moment for. */
export async function eventually<T>(attempt: () => Promise<T>, tries = 120): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}
