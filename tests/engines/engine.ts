/** A browser that a test drives: only what all of them can be asked. */
export interface Engine {
  goTo(url: string): Promise<void>;
  /** Runs the body of a function in the page; gives what it returns. */
  run(script: string): Promise<unknown>;
  /** Clicks the first element of a selector, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Presses keys one after another: characters, and names like `Escape`. */
  press(...keys: string[]): Promise<void>;
  /** Gives the window a size, with the browser's own bars where it has some. */
  resize(width: number, height: number): Promise<void>;
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

/** Waits until something is so in the page. */
export const until = (engine: Engine, condition: string): Promise<void> =>
  eventually(async () => {
    if (!(await engine.run(`return Boolean(${condition})`))) throw new Error(`still not: ${condition}`);
  });
