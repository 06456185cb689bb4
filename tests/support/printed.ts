import { format } from 'node:util';

const streams = ['stdout', 'stderr'] as const;

/** Of a process: files of tests that follow each other share it. */
const shared = globalThis as { printedByTests?: { pieces: string[]; tell: (text: string) => void } };

/**
 * Keeps what is printed in this process back, so that a log holds the words of the run and not those of hundreds of commands
 * under test.
 * @returns what was printed, piece by piece: it grows, and may be emptied.
 */
export function catchPrinted(): string[] {
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
  // Vitest has a console of its own for each file.
  globalThis.console.log = (...words) => pieces.push(`${format(...words)}\n`);
  return pieces;
}

/** Says something of the run itself, where what commands print is kept back. */
export function tell(text: string): void {
  if (shared.printedByTests) shared.printedByTests.tell(text);
  else process.stderr.write(text);
}
