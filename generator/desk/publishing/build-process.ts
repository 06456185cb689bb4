import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { engineVariable, noCustomBlocks } from '../../bundle/custom-blocks/supervisor-protocol.ts';
import type { OpenSpan } from '../../content/site/span-message.ts';
import { escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';
import { publicEnvironment } from '../model/config.ts';

/** Maximum heap of a build in MB; images and code are outside of it. The process stays below 700 MB. */
const mostHeap = 448;

/** Priority of a build: after requests, but what is due is still out in time on a busy machine. -20 to 19, 0 is usual. */
const niceness = 5;

/** Maximum length of an error message in characters: its end says most. */
const mostWords = 16_000;

/** Time after which a build that does not end is killed. Milliseconds. */
const patience = 10_000;

/** How a build ended. */
export type BuildEnd =
  | { is: 'done'; span: OpenSpan /** Forms whose answers go to the desk. */; forms?: unknown }
  /** `content`: the site has errors; `failed`: the environment; `stopped`: by `stop`. */
  | { is: 'content' | 'failed' | 'stopped'; details: string };

/** A running build. */
export interface BuildProcess {
  /** Process id; undefined if it could not be started. */
  pid?: number | undefined;
  end: Promise<BuildEnd>;
  /** Ends it; resolves when it has ended, and has removed what was unfinished. */
  stop: () => Promise<void>;
}

export interface BuildProcessOptions {
  /** Program that starts commands: `engine.start`. */
  start: string;
  args: readonly string[];
  folder: string;
  /** Names of environment variables with secrets of the desk, which the build does not get. */
  secrets: readonly string[];
  runsCustomBlocks: boolean;
}

function environmentOf({ secrets, runsCustomBlocks }: BuildProcessOptions): NodeJS.ProcessEnv {
  // Two arenas halve the memory that encoders of pictures take with glibc.
  return { ...publicEnvironment(secrets), MALLOC_ARENA_MAX: '2', ...(!runsCustomBlocks && { [engineVariable]: noCustomBlocks }) };
}

/** Lets requests to the desk go first; not every system allows it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // The process has ended, or the system refuses.
  }
}

const readable = (text: string) => escapeControlCharactersInLines(stripVTControlCharacters(text)).trim();

interface BuildMessage {
  publicationSpan: OpenSpan;
  forms?: unknown;
}

const isBuildMessage = (message: unknown): message is BuildMessage =>
  typeof message === 'object' && message !== null && 'publicationSpan' in message;

/** Starts a command in a process that ends with this one. */
export function startBuild(options: BuildProcessOptions): BuildProcess {
  const { start, args, folder } = options;
  const child = spawn(process.execPath, [`--max-old-space-size=${mostHeap}`, start, ...args], {
    cwd: folder,
    env: environmentOf(options),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  lowerPriority(child);
  let words = '';
  let built: BuildMessage | undefined;
  let isStopped = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-mostWords);
  });
  child.on('message', (message) => {
    if (isBuildMessage(message)) built = message;
  });
  const end = new Promise<BuildEnd>((resolve) => {
    child.once('error', ({ message }) => resolve({ is: 'failed', details: message }));
    child.once('close', (code, signal) => {
      if (code === 0 && built) resolve({ is: 'done', span: built.publicationSpan, forms: built.forms });
      else if (isStopped) resolve({ is: 'stopped', details: '' });
      else resolve({ is: code === 1 ? 'content' : 'failed', details: readable(words) || String(signal ?? code) });
    });
  });
  return {
    pid: child.pid,
    end,
    stop: async () => {
      isStopped = true;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      await end;
      clearTimeout(timer);
    },
  };
}
