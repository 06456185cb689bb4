import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { formatDiagnostics, type MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { CustomBlocksError, UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { openSiteEngine } from './open-site-engine.ts';
import { readCustomBlocks } from './read-custom-blocks.ts';
import {
  type BundlerMessage,
  engineVariable,
  noCustomBlocks,
  programFolderOf,
  type SupervisorMessage,
} from './supervisor-protocol.ts';

/** A preview that shows the site. */
export interface PreviewProcess {
  /** Folder of the program that it runs by. */
  root: string;
  say: (message: SupervisorMessage) => void;
  /** Ends it, and waits until its port is free. */
  end: () => Promise<void>;
}

/** One that runs already, without what the site has of its own. */
export interface RunningPreview extends PreviewProcess {
  url: string;
  /** Of the site. */
  folder: string;
}

interface SupervisorOptions {
  /** Of the site. */
  folder: string;
  language: MessageLanguage;
  former?: RunningPreview;
}

/** A preview in a process. */
const toPreviewProcess = (child: ChildProcess, root: string): PreviewProcess => ({
  root,
  say: (message) => child.connected && child.send(message),
  end: () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill();
    }),
});

type BundleTemplates = (engine: Engine) => Promise<string | undefined>;

/** Bundles templates in a process that goes on as long as the program is the same. @returns what is wrong with them */
function createBundler(): BundleTemplates {
  let bundler: { child: ChildProcess; program: string } | undefined;
  return (engine) =>
    new Promise((resolve) => {
      const { cache, program } = engine;
      // Where nothing can be kept, the preview bundles them.
      if (cache === undefined) return resolve(undefined);
      if (bundler?.program !== program || !bundler.child.connected) {
        bundler?.child.kill();
        bundler = {
          child: fork(join(program, 'bundler.mjs'), [cache], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
          program,
        };
      }
      const { child } = bundler;
      const end = () => resolve('The bundler has ended.');
      child.once('exit', end).once('message', ({ wrong }: BundlerMessage) => {
        child.off('exit', end);
        resolve(wrong);
      });
      child.send(engine);
    });
}

/** The preview that shows the site: at a time one, of which the next takes the place. */
class SupervisedPreview {
  readonly #start: string;
  readonly #args = process.argv.slice(2);
  #current: PreviewProcess | undefined;
  #child: ChildProcess | undefined;
  #url: string;

  /** @param start the program that a preview runs by */
  constructor(start: string, running: RunningPreview | undefined) {
    this.#start = start;
    this.#current = running;
    this.#url = running?.url ?? '';
  }

  get isShown() {
    return this.#current !== undefined;
  }

  /** Shows the site by an engine; without what it has of its own for undefined. */
  async show(engine: Engine | undefined): Promise<void> {
    const root = engine === undefined ? noCustomBlocks : programFolderOf(engine);
    if (this.#current?.root === root) return this.#current.say(engine === undefined ? { failure: '' } : { templates: engine });
    const before = this.#current;
    this.#current = undefined;
    this.#child = undefined;
    await before?.end();
    const next = this.#fork(root);
    this.#child = next;
    this.#current = toPreviewProcess(next, root);
    next.once('exit', (code) => {
      // Another has its place, or nothing has.
      if (this.#child === next) process.exit(code ?? 0);
    });
  }

  /** Tells what is wrong with the next one. */
  async tell(failure: string): Promise<void> {
    if (!this.#current) await this.show(undefined);
    process.stderr.write(`${escapeControlCharactersInLines(failure)}\n`);
    this.#current?.say({ failure });
  }

  endWithProcess(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        this.#child?.kill();
        process.exit();
      });
  }

  #fork(root: string): ChildProcess {
    // The next one is where the first was, and is open in the browser already.
    const port = new URL(this.#url || 'http://localhost').port;
    const later = this.#url === '' ? this.#args : [...this.#args.filter((one) => one !== '--open'), '--port', port];
    const next = fork(this.#start, ['dev', ...later], {
      env: { ...process.env, [engineVariable]: root },
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    });
    next.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (this.#url !== '') return;
      this.#url = text.trim();
      process.stdout.write(text);
    });
    return next;
  }
}

/**
 * Shows a site with code of its own while both are edited: the preview runs in a process by the engine of the site as it was last
 * right. When its templates change, it exchanges them. When its program changes, a preview by the next takes its place. What is wrong
 * before that is told by the one that shows the site.
 * @returns what shows the code as it now is
 */
export function createSupervisor(engine: Engine, { folder, language, former: running }: SupervisorOptions): () => Promise<void> {
  const bundle = createBundler();
  const preview = new SupervisedPreview(engine.start, running);
  preview.endWithProcess();
  return async () => {
    try {
      const customBlocks = readCustomBlocks(folder);
      const next = customBlocks && (await openSiteEngine(engine, customBlocks));
      const wrong = next && (await bundle(next));
      await (wrong === undefined ? preview.show(next) : preview.tell(wrong));
    } catch (error) {
      // What the machine lacks is told as by any command.
      if (!preview.isShown && !(error instanceof CustomBlocksError)) throw error;
      if (error instanceof CustomBlocksError) await preview.tell(formatDiagnostics(error.diagnostics, 'text', language));
      else await preview.tell(error instanceof UsageError ? error.in(language) : String(error));
    }
  };
}
