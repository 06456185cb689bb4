import { vi } from 'vitest';

/** Repeats a check until it passes, for as long as `expect.poll` does: machines may be busy. @throws its last error */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 120_000 });
