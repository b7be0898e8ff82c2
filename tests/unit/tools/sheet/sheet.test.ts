import { describe, expect, it } from "vitest";
import { sheet } from "../../../../cli/commands/building/sheet.ts";
import { EnvironmentError, UsageError } from "../../../../cli/core/problems/errors.ts";
import { makeProject } from "../../project.ts";

const DEFAULTS = { dist: "dist", out: ".sitegen/sheets", widths: "390", pages: "templates", quiet: true } as const;
const failure = (options: Partial<Record<keyof typeof DEFAULTS, string>>, countries: string[] = []) =>
  sheet(countries, { root: makeProject().root, ...DEFAULTS, ...options } as Parameters<typeof sheet>[1]).then(
    () => undefined,
    (error: unknown) => error as Error & { hint?: string },
  );

describe("a sheet can't be made", () => {
  it("of a country that has not been built", async () => {
    const error = await failure({});
    expect(error).toBeInstanceOf(EnvironmentError);
    expect(error?.message).toMatch(/^There is no build of `atlantis` in /);
    expect(error?.hint).toBe("Run `sitegen build atlantis` first.");
  });

  it("of a country that does not exist", async () =>
    expect(await failure({}, ["atlantic"])).toMatchObject({ message: "There is no country `atlantic`" }));

  it.each(["", "phone", "390,", "100", "390.5"])("at the widths %j", async (widths) => {
    const error = await failure({ widths });
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.hint).toBe("Write --widths 390,768,1440: pixels from 240 to 3840.");
  });
});
