import { format } from 'node:util';

const streams = ['stdout', 'stderr'] as const;

/** Per process: consecutive test files share it. */
const shared = globalThis as { printedByTests?: { pieces: string[]; tell: (text: string) => void } };

/**
 * Captures output of this process, so that the log is not filled by the commands under test.
 * @returns captured pieces: grows, and may be emptied
 */
export function captureOutput(): string[] {
  if (!shared.printedByTests) {
    const pieces: string[] = [];
    const tell = process.stderr.write.bind(process.stderr);
    shared.printedByTests = { pieces, tell: (text) => tell(text) };
    for (const name of streams) {
      process[name].write = (data: string | Uint8Array, ...rest: unknown[]) => {
        pieces.push(Buffer.from(data).toString());
        for (const done of rest) if (typeof done === 'function') done();
        return true;
      };
    }
  }
  const { pieces } = shared.printedByTests;
  // Vitest replaces the console in each file.
  globalThis.console.log = (...words) => pieces.push(`${format(...words)}\n`);
  return pieces;
}

/** Prints a message of the test run itself while output is captured. */
export function writeToTerminal(text: string): void {
  if (shared.printedByTests) shared.printedByTests.tell(text);
  else process.stderr.write(text);
}
