import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import pLimit from 'p-limit';

/** Beside the bundle that a command runs from, and beside this source. */
const script = join(import.meta.dirname, 'draw-apart.mjs');

/** A busy machine takes longer for what is asked of it; beyond this a process is taken to hang. Milliseconds. */
const longest = 120_000;

/** What came of something: `slow` is what took too much, `none` says that nothing could be asked. */
export type Drawn = 'drawn' | 'refused' | 'slow' | 'none';

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A process that draws one thing after another, until one of them ends it. */
class Drawer {
  readonly #child: Child;
  #answer: ((drawn: Drawn) => void) | undefined;
  isAlive = true;

  constructor() {
    this.#child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] });
    const { stdin, stdout } = this.#child;
    // Whoever has ended takes nothing any more.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => this.#settle(line as Drawn));
    this.#child.once('error', () => this.#end('none'));
    this.#child.once('close', (_code, signal) => this.#end(signal === 'SIGKILL' ? 'slow' : 'refused'));
    this.#hold(false);
  }

  /** Whether the process that asks waits for this one before it ends. */
  #hold(isAsked: boolean): void {
    const parts = [this.#child, this.#child.stdin as Socket, this.#child.stdout as Socket];
    for (const part of parts) isAsked ? part.ref() : part.unref();
  }

  #settle(drawn: Drawn): void {
    if (drawn === 'slow') this.isAlive = false;
    this.#answer?.(drawn);
    this.#answer = undefined;
  }

  #end(drawn: Drawn): void {
    this.isAlive = false;
    this.#settle(drawn);
  }

  async draw(request: string): Promise<Drawn> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), longest);
    this.#hold(true);
    try {
      return await new Promise((resolve) => {
        this.#answer = resolve;
        this.#child.stdin.write(`${request}\n`);
      });
    } finally {
      clearTimeout(timer);
      this.#hold(false);
    }
  }
}

let drawer: Drawer | undefined;

const oneByOne = pLimit(1);

/** Has a process apart draw something; it is kept for what comes next, as it takes a while to start. */
export function drawApart(request: object): Promise<Drawn> {
  return oneByOne(() => {
    if (!drawer?.isAlive) drawer = new Drawer();
    return drawer.draw(JSON.stringify(request));
  });
}
