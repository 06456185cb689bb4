import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../support/project-root.ts';

/** Server that is killed and started again. */
export interface TeamServer {
  url: string;
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** Ends it and waits for its end. @returns milliseconds until then */
  end: (signal: NodeJS.Signals) => Promise<number>;
  /** What it printed since its first start. */
  output: () => string;
}

interface Options {
  args: string[];
  url: string;
  folder: string;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** @throws Error if it ends, or does not answer within a minute */
async function untilAnswering(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output().slice(-2000)}`);
    if (await answers(url)) return;
    await wait(100);
  }
  throw new Error(`The server does not answer: ${output().slice(-2000)}`);
}

/** Prepares a command that serves a site. */
export function teamServer({ args, url, folder }: Options): TeamServer {
  let child: ChildProcess | undefined;
  let text = '';
  const log = createWriteStream(join(folder, 'server.log'), { flags: 'a' });
  const start = async () => {
    const started = spawn(process.execPath, [join(projectRoot, 'generator/cli/start.mjs'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LANG: 'C.UTF-8' },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        log.write(part);
      });
    await untilAnswering(started, url, () => text);
  };
  return {
    url,
    pid: () => child?.pid,
    start,
    end: async (signal) => {
      const from = performance.now();
      const ended = child;
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return 0;
      const exit = new Promise<void>((resolve) => ended.once('exit', () => resolve()));
      ended.kill(signal);
      await exit;
      return performance.now() - from;
    },
    output: () => text,
  };
}
