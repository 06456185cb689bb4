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

/** Process of a preview server. */
export interface PreviewProcess {
  /** Folder of the program that it runs. */
  root: string;
  send: (message: SupervisorMessage) => void;
  /** Ends it and waits until its port is free. */
  stop: () => Promise<void>;
}

/** Preview that is already running, without the custom code of the site. */
export interface RunningPreview extends PreviewProcess {
  url: string;
  /** Folder of the site. */
  folder: string;
}

interface SupervisorOptions {
  /** Folder of the site. */
  folder: string;
  language: MessageLanguage;
  running?: RunningPreview;
}

const toPreviewProcess = (child: ChildProcess, root: string): PreviewProcess => ({
  root,
  send: (message) => child.connected && child.send(message),
  stop: () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill();
    }),
});

type BundleTemplates = (engine: Engine) => Promise<string | undefined>;

/**
 * Bundles templates in a child process, which is reused while the program is the same.
 * @returns function that returns the error message, if any
 */
function createBundler(): BundleTemplates {
  let bundler: { child: ChildProcess; program: string } | undefined;
  return (engine) =>
    new Promise((resolve) => {
      const { cache, program } = engine;
      // Without a cache, the preview bundles the templates itself.
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

/** The running preview of the site; at most one at a time. */
class SupervisedPreview {
  readonly #start: string;
  readonly #args = process.argv.slice(2);
  #current: PreviewProcess | undefined;
  #child: ChildProcess | undefined;
  #url: string;

  /** @param start program that starts a preview */
  constructor(start: string, running: RunningPreview | undefined) {
    this.#start = start;
    this.#current = running;
    this.#url = running?.url ?? '';
  }

  get isShown() {
    return this.#current !== undefined;
  }

  /** Shows the site with an engine; undefined: without its custom code. */
  async show(engine: Engine | undefined): Promise<void> {
    const root = engine === undefined ? noCustomBlocks : programFolderOf(engine);
    if (this.#current?.root === root) return this.#current.send(engine === undefined ? { failure: '' } : { templates: engine });
    const before = this.#current;
    this.#current = undefined;
    this.#child = undefined;
    await before?.stop();
    const next = this.#fork(root);
    this.#child = next;
    this.#current = toPreviewProcess(next, root);
    next.once('exit', (code) => {
      // Exit with the preview unless another one has replaced it.
      if (this.#child === next) process.exit(code ?? 0);
    });
  }

  /** Reports an error in the new version of the code. */
  async tell(failure: string): Promise<void> {
    if (!this.#current) await this.show(undefined);
    process.stderr.write(`${escapeControlCharactersInLines(failure)}\n`);
    this.#current?.send({ failure });
  }

  endWithProcess(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        this.#child?.kill();
        process.exit();
      });
  }

  #fork(root: string): ChildProcess {
    // Later previews reuse the first one's port, and the browser is already open.
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
 * Serves a site while its content and its custom code are edited. The preview runs in a child process, with the last valid
 * version of the code. If only templates change, it loads the new ones; if the program changes, a new preview replaces it.
 * Errors are reported by the running preview.
 * @returns applies the current version of the code
 */
export function createSupervisor(engine: Engine, { folder, language, running }: SupervisorOptions): () => Promise<void> {
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
      // Errors of the environment before the first preview, such as missing packages, end the command.
      if (!preview.isShown && !(error instanceof CustomBlocksError)) throw error;
      if (error instanceof CustomBlocksError) await preview.tell(formatDiagnostics(error.diagnostics, 'text', language));
      else await preview.tell(error instanceof UsageError ? error.in(language) : String(error));
    }
  };
}
