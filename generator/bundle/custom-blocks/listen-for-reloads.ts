import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { exchangeTemplates } from '../templates/bundle.ts';
import type { SupervisorMessage } from './supervisor-protocol.ts';

/** How a preview follows the code of its site. */
export interface ReloadHandlers {
  /** Tells open pages what is wrong with the code as it now is; undefined: nothing. */
  tell: (failure: Error | undefined) => void;
  /** Shows the site by the templates as they now are. */
  refresh: () => Promise<void>;
}

/**
 * Takes what the supervisor says from now on.
 * @returns what a preview gives how it follows, once it shows the site
 */
export function listenForReloads(environment: BuildEnvironment): (follow: ReloadHandlers) => void {
  // Whoever has started it is gone.
  process.on('disconnect', () => process.exit());
  let setHandlers = (_follow: ReloadHandlers) => {};
  const handlers = new Promise<ReloadHandlers>((resolve) => {
    setHandlers = resolve;
  });
  let last: Promise<void> = Promise.resolve();
  const handle = async (message: SupervisorMessage) => {
    const { tell: reportFailure, refresh } = await handlers;
    if ('failure' in message) return reportFailure(message.failure === '' ? undefined : new Error(message.failure));
    try {
      await exchangeTemplates(message.templates, environment);
      reportFailure(undefined);
      await refresh();
    } catch (error) {
      // They were found right: code has changed meanwhile, and comes next.
      reportFailure(error as Error);
    }
  };
  process.on('message', (message: SupervisorMessage) => {
    last = last.then(() => handle(message));
  });
  return setHandlers;
}
