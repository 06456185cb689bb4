import { bundleTemplates } from '../bundle/bundle.ts';
import { formatDiagnostics } from '../diagnostics/diagnostics.ts';
import type { Machine } from '../machine/machine.ts';
import { toOwnError } from './place-of-error.ts';
import type { SaidByPreview, SaidToPreview } from './supervised.ts';

const say = (said: SaidByPreview) => process.send?.(said);

/** What the bundler says of the templates, in a text; undefined where they are right. */
async function troubleOf(machine: Machine): Promise<string | undefined> {
  try {
    await bundleTemplates(machine);
    return undefined;
  } catch (error) {
    const told = toOwnError(error, machine.engine.own);
    return told ? formatDiagnostics(told.diagnostics, 'text', 'en') : String((error as Error).message);
  }
}

/**
 * Gets a preview ready while another still shows the site, and waits for its turn. One whose templates do not compile never has it.
 * @returns what a preview is given to hear of code that comes after its own
 */
export async function standBy(machine: Machine): Promise<(tell: (failure: Error | undefined) => void) => void> {
  // Whoever has started it is gone.
  process.on('disconnect', () => process.exit());
  if (machine.engine.own !== undefined) {
    const wrong = await troubleOf(machine);
    if (wrong !== undefined) {
      await new Promise((resolve) => process.send?.({ wrong } satisfies SaidByPreview, resolve));
      process.exit(1);
    }
  }
  let last: Error | undefined;
  let tellLast = (_failure: Error | undefined) => {};
  const turn = new Promise<void>((resolve) => {
    process.on('message', (said: SaidToPreview) => {
      if ('go' in said) return resolve();
      last = said.failure === '' ? undefined : new Error(said.failure);
      tellLast(last);
    });
  });
  say({ ready: true });
  await turn;
  return (tell) => {
    tellLast = tell;
    if (last) tell(last);
  };
}
