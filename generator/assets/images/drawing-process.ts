import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import pLimit from 'p-limit';

/** Next to the bundle of the command, and next to this source file. */
const script = join(import.meta.dirname, 'drawing-process.mjs');

/** A busy computer needs longer than the CPU limit; after this time a process counts as hung. Milliseconds. */
const timeout = 120_000;

/** Outcome of a request: `slow` means that it exceeded a limit, `none` that no process could be started. */
export type DrawingResult = 'drawn' | 'refused' | 'slow' | 'none';

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A child process that renders one drawing after another, until one of them exceeds its limits. */
class DrawingProcess {
  readonly #child: Child;
  #answer: ((result: DrawingResult) => void) | undefined;
  isAlive = true;

  constructor() {
    this.#child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
    const { stdin, stdout } = this.#child;
    // Writing to a process that has exited fails; its `close` event settles the request.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => this.#settle(line as DrawingResult));
    this.#child.once('error', () => this.#end('none'));
    this.#child.once('close', (_code, signal) => this.#end(signal === 'SIGKILL' ? 'slow' : 'refused'));
    this.#keepAlive(false);
  }

  /** Whether the parent process waits for this child before it exits. */
  #keepAlive(isAsked: boolean): void {
    const parts = [this.#child, this.#child.stdin as Socket, this.#child.stdout as Socket];
    for (const part of parts) isAsked ? part.ref() : part.unref();
  }

  #settle(result: DrawingResult): void {
    if (result === 'slow') this.isAlive = false;
    this.#answer?.(result);
    this.#answer = undefined;
  }

  #end(result: DrawingResult): void {
    this.isAlive = false;
    this.#settle(result);
  }

  async draw(request: string): Promise<DrawingResult> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), timeout);
    this.#keepAlive(true);
    try {
      return await new Promise((resolve) => {
        this.#answer = resolve;
        this.#child.stdin.write(`${request}\n`);
      });
    } finally {
      clearTimeout(timer);
      this.#keepAlive(false);
    }
  }
}

let drawingProcess: DrawingProcess | undefined;

const queue = pLimit(1);

/** Renders in a child process, which is reused: starting one takes time. */
export function drawInChildProcess(request: object): Promise<DrawingResult> {
  return queue(() => {
    if (!drawingProcess?.isAlive) drawingProcess = new DrawingProcess();
    return drawingProcess.draw(JSON.stringify(request));
  });
}
