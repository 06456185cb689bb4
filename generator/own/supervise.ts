import { type ChildProcess, fork } from 'node:child_process';
import { endWithCaller } from '../common/end-with-caller.ts';
import type { Engine } from '../common/engine.mjs';
import { formatDiagnostics, type MessageLanguage } from '../diagnostics/diagnostics.ts';
import { OwnError } from '../diagnostics/errors.ts';
import { visibleLines } from '../diagnostics/visible.ts';
import { openFor } from './open-for.ts';
import { readOwn } from './read-own.ts';
import { oursAlone, ownVariable, type SaidByPreview, type SaidToPreview } from './supervised.ts';
import { watchOwn } from './watch-own.ts';

/** A preview that shows the site, or gets ready to. */
interface Running {
  /** Folder of the engine that it runs by. */
  root: string;
  child: ChildProcess;
}

const say = ({ child }: Running, said: SaidToPreview) => child.connected && child.send(said);

/** Ends a preview, and waits until its port is free. */
function end({ child }: Running): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

/**
 * Shows a site with code of its own while both are edited: the preview runs in a process by the engine of the site as it was last
 * right. When the code changes, an engine is made of it, and a preview by it takes the place of the other once all of it compiles;
 * until then the former goes on, and says what is wrong.
 */
export async function supervise(engine: Engine, folder: string, language: MessageLanguage): Promise<void> {
  const args = process.argv.slice(2);
  let current: Running | undefined;
  let url = '';

  const start = (root: string): Running => {
    // The next one is where the first was, and is open in the browser already.
    const port = new URL(url || 'http://localhost').port;
    const later = url === '' ? args : [...args.filter((one) => one !== '--open'), '--port', port];
    const child = fork(engine.start, ['dev', ...later], {
      env: { ...process.env, [ownVariable]: root },
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (url !== '') return;
      url = text.trim();
      process.stdout.write(text);
    });
    return { root, child };
  };

  /** Waits until a preview is ready. @returns what is wrong where it cannot be */
  const ready = ({ child }: Running) =>
    new Promise<string | undefined>((resolve) => {
      child.once('message', (said: SaidByPreview) => resolve('wrong' in said ? said.wrong : undefined));
      child.once('exit', () => resolve('The preview has ended.'));
    });

  const tell = (failure: string) => {
    process.stderr.write(`${visibleLines(failure)}\n`);
    if (current) say(current, { failure });
  };

  const show = async (root: string): Promise<void> => {
    if (current?.root === root) {
      say(current, { failure: '' });
      return;
    }
    const next = start(root);
    const wrong = await ready(next);
    if (wrong !== undefined) return tell(wrong);
    const former = current;
    current = next;
    if (former) await end(former);
    say(next, { go: true });
    next.child.once('exit', (code) => {
      // Another has its place, or nothing has.
      if (current === next) process.exit(code ?? 0);
    });
  };

  const refresh = async (): Promise<void> => {
    try {
      const own = readOwn(folder);
      await show(own === undefined ? oursAlone : (await openFor(engine, own)).root);
    } catch (error) {
      // What the machine lacks is told as by any command.
      if (!current && !(error instanceof OwnError)) throw error;
      const said = error instanceof OwnError ? formatDiagnostics(error.diagnostics, 'text', language) : String(error);
      if (!current) await show(oursAlone);
      tell(said);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      current?.child.kill();
      process.exit();
    });
  endWithCaller();
  await refresh();
  watchOwn(folder, refresh);
}
