import { bundleTemplates, exchangeTemplates } from '../bundle/bundle.ts';
import { formatDiagnostics } from '../diagnostics/diagnostics.ts';
import { visibleLines } from '../diagnostics/visible.ts';
import type { Machine } from '../machine/machine.ts';
import { toOwnError } from './place-of-error.ts';
import type { SaidByPreview, SaidToPreview } from './supervised.ts';

/** How a preview follows the code of its site. */
export interface FollowCode {
  /** Tells open pages what is wrong with the code as it now is; undefined: nothing. */
  tell: (failure: Error | undefined) => void;
  /** Shows the site by the templates as they now are. */
  refresh: () => Promise<void>;
}

const say = (said: SaidByPreview) => process.send?.(said);

/** What the bundler says of the templates, in a text; undefined where they are right. */
async function troubleOf(bundle: Promise<unknown>, { engine }: Machine): Promise<string | undefined> {
  try {
    await bundle;
    return undefined;
  } catch (error) {
    const told = toOwnError(error, engine.own);
    return told ? formatDiagnostics(told.diagnostics, 'text', 'en') : String((error as Error).message);
  }
}

/**
 * Gets a preview ready while another still shows the site, and waits for its turn. One whose templates do not compile never has it.
 * Then it takes the templates that follow, as long as its program stays.
 * @returns what a preview gives how it follows
 */
export async function standBy(machine: Machine): Promise<(follow: FollowCode) => void> {
  // Whoever has started it is gone.
  process.on('disconnect', () => process.exit());
  if (machine.engine.own !== undefined) {
    const wrong = await troubleOf(bundleTemplates(machine), machine);
    if (wrong !== undefined) {
      await new Promise((resolve) => process.send?.({ wrong } satisfies SaidByPreview, resolve));
      process.exit(1);
    }
  }
  let isShown = (_follow: FollowCode) => {};
  const shown = new Promise<FollowCode>((resolve) => {
    isShown = resolve;
  });
  const tell = async (failure: string | undefined) => (await shown).tell(failure ? new Error(failure) : undefined);
  const take = async (said: Exclude<SaidToPreview, { go: true }>) => {
    if ('failure' in said) return tell(said.failure);
    const wrong = await troubleOf(exchangeTemplates(said.templates, machine), machine);
    if (wrong !== undefined) process.stderr.write(`${visibleLines(wrong)}\n`);
    await tell(wrong);
    if (wrong === undefined) await (await shown).refresh();
  };
  let former = Promise.resolve();
  const turn = new Promise<void>((resolve) => {
    process.on('message', (said: SaidToPreview) => {
      if ('go' in said) return resolve();
      former = former.then(() => take(said));
    });
  });
  say({ ready: true });
  await turn;
  return isShown;
}
