import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import pLimit from 'p-limit';

/** Beside the bundle that a command runs from, and beside this source. */
const script = join(import.meta.dirname, 'drawing-process.mjs');

/** A busy machine takes longer for what is asked of it; beyond this a process is taken to hang. Milliseconds. */
const timeout = 120_000;

/** What came of something: `slow` is what took too much, `none` says that nothing could be asked. */
export type DrawingResult = 'drawn' | 'refused' | 'slow' | 'none';

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A process that draws one thing after another, until one of them ends it. */
class DrawingProcess {
  readonly #child: Child;
  #answer: ((result: DrawingResult) => void) | undefined;
  isAlive = true;

  constructor() {
    this.#child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
    const { stdin, stdout } = this.#child;
    // Whoever has ended takes nothing any more.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => this.#settle(line as DrawingResult));
    this.#child.once('error', () => this.#end('none'));
    this.#child.once('close', (_code, signal) => this.#end(signal === 'SIGKILL' ? 'slow' : 'refused'));
    this.#keepAlive(false);
  }

  /** Whether the process that asks waits for this one before it ends. */
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

/** Has a process apart draw something; it is kept for what comes next, as it takes a while to start. */
export function drawInChildProcess(request: object): Promise<DrawingResult> {
  return queue(() => {
    if (!drawingProcess?.isAlive) drawingProcess = new DrawingProcess();
    return drawingProcess.draw(JSON.stringify(request));
  });
}
