import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { exchangeTemplates } from '../templates/bundle.ts';
import type { SupervisorMessage } from './supervisor-protocol.ts';

/** How a preview reacts to changes of its site's code. */
export interface ReloadHandlers {
  /** Reports an error in the code to open pages; undefined: there is none. */
  reportFailure: (failure: Error | undefined) => void;
  /** Renders the site again with the current templates. */
  refresh: () => Promise<void>;
}

/**
 * Handles messages of the supervisor from now on; they wait until handlers are set.
 * @returns sets the handlers, once the preview shows the site
 */
export function listenForReloads(environment: BuildEnvironment): (follow: ReloadHandlers) => void {
  // The supervisor has exited.
  process.on('disconnect', () => process.exit());
  let setHandlers = (_follow: ReloadHandlers) => {};
  const handlers = new Promise<ReloadHandlers>((resolve) => {
    setHandlers = resolve;
  });
  let last: Promise<void> = Promise.resolve();
  const handle = async (message: SupervisorMessage) => {
    const { reportFailure, refresh } = await handlers;
    if ('failure' in message) return reportFailure(message.failure === '' ? undefined : new Error(message.failure));
    try {
      await exchangeTemplates(message.templates, environment);
      reportFailure(undefined);
      await refresh();
    } catch (error) {
      // The supervisor found the templates valid, so the code has changed since; its next message follows.
      reportFailure(error as Error);
    }
  };
  process.on('message', (message: SupervisorMessage) => {
    last = last.then(() => handle(message));
  });
  return setHandlers;
}
