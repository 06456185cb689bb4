import { type ChildProcess, fork } from 'node:child_process';
import type { Engine } from '../common/engine.mjs';
import { formatDiagnostics, type MessageLanguage } from '../diagnostics/diagnostics.ts';
import { OwnError, UsageError } from '../diagnostics/errors.ts';
import { visibleLines } from '../diagnostics/visible.ts';
import { openFor } from './open-for.ts';
import { readOwn } from './read-own.ts';
import { folderOf, oursAlone, ownVariable, type SaidByPreview, type SaidToPreview } from './supervised.ts';

/** A preview that shows the site, or gets ready to. */
export interface Shown {
  /** Folder of the engine that it runs by. */
  root: string;
  say: (said: SaidToPreview) => void;
  /** Ends it, and waits until its port is free. */
  end: () => Promise<void>;
}

/** One that runs already, without what the site has of its own. */
export interface Former extends Shown {
  url: string;
  /** Of the site. */
  folder: string;
}

interface Supervised {
  /** Of the site. */
  folder: string;
  language: MessageLanguage;
  former?: Former;
}

/** A preview in a process. */
const shownBy = (child: ChildProcess, root: string): Shown => ({
  root,
  say: (said) => child.connected && child.send(said),
  end: () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill();
    }),
});

/**
 * Shows a site with code of its own while both are edited: the preview runs in a process by the engine of the site as it was last
 * right. When its templates change, the preview exchanges them. When its program changes, another is made, and a preview by it takes
 * the place of the other once all of it compiles; until then the former goes on, and says what is wrong.
 * @returns what shows the code as it now is
 */
export function createSupervisor(engine: Engine, { folder, language, former }: Supervised): () => Promise<void> {
  const args = process.argv.slice(2);
  let current: Shown | undefined = former;
  let child: ChildProcess | undefined;
  let url = former?.url ?? '';

  const start = (root: string): ChildProcess => {
    // The next one is where the first was, and is open in the browser already.
    const port = new URL(url || 'http://localhost').port;
    const later = url === '' ? args : [...args.filter((one) => one !== '--open'), '--port', port];
    const next = fork(engine.start, ['dev', ...later], {
      env: { ...process.env, [ownVariable]: root },
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    });
    next.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (url !== '') return;
      url = text.trim();
      process.stdout.write(text);
    });
    return next;
  };

  /** Waits until a preview is ready. @returns what is wrong where it cannot be */
  const ready = (next: ChildProcess) =>
    new Promise<string | undefined>((resolve) => {
      next.once('message', (said: SaidByPreview) => resolve('wrong' in said ? said.wrong : undefined));
      next.once('exit', () => resolve('The preview has ended.'));
    });

  const tell = (failure: string) => {
    process.stderr.write(`${visibleLines(failure)}\n`);
    current?.say({ failure });
  };

  const show = async (engine: Engine | undefined): Promise<void> => {
    const root = engine === undefined ? oursAlone : folderOf(engine);
    // Another program is started, other templates are exchanged.
    if (current?.root === root) return current.say(engine === undefined ? { failure: '' } : { templates: engine });
    const next = start(root);
    const wrong = await ready(next);
    if (wrong !== undefined) return tell(wrong);
    const before = current;
    child = next;
    current = shownBy(next, root);
    await before?.end();
    current.say({ go: true });
    next.once('exit', (code) => {
      // Another has its place, or nothing has.
      if (child === next) process.exit(code ?? 0);
    });
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      child?.kill();
      process.exit();
    });
  return async () => {
    try {
      const own = readOwn(folder);
      await show(own && (await openFor(engine, own)));
    } catch (error) {
      // What the machine lacks is told as by any command.
      if (!current && !(error instanceof OwnError)) throw error;
      if (!current) await show(undefined);
      if (error instanceof OwnError) tell(formatDiagnostics(error.diagnostics, 'text', language));
      else tell(error instanceof UsageError ? error.in(language) : String(error));
    }
  };
}
