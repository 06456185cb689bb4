import type { Machine } from '../../core/cache/machine.ts';
import { exchangeTemplates } from '../templates/bundle.ts';
import type { SaidToPreview } from './supervised.ts';

/** How a preview follows the code of its site. */
export interface FollowCode {
  /** Tells open pages what is wrong with the code as it now is; undefined: nothing. */
  tell: (failure: Error | undefined) => void;
  /** Shows the site by the templates as they now are. */
  refresh: () => Promise<void>;
}

/**
 * Takes what the supervisor says from now on.
 * @returns what a preview gives how it follows, once it shows the site
 */
export function followCode(machine: Machine): (follow: FollowCode) => void {
  // Whoever has started it is gone.
  process.on('disconnect', () => process.exit());
  let isShown = (_follow: FollowCode) => {};
  const shown = new Promise<FollowCode>((resolve) => {
    isShown = resolve;
  });
  let last: Promise<void> = Promise.resolve();
  const take = async (said: SaidToPreview) => {
    const { tell, refresh } = await shown;
    if ('failure' in said) return tell(said.failure === '' ? undefined : new Error(said.failure));
    try {
      await exchangeTemplates(said.templates, machine);
      tell(undefined);
      await refresh();
    } catch (error) {
      // They were found right: code has changed meanwhile, and comes next.
      tell(error as Error);
    }
  };
  process.on('message', (said: SaidToPreview) => {
    last = last.then(() => take(said));
  });
  return isShown;
}
