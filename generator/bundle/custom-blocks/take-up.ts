import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { readOwn } from './read-own.ts';
import { createSupervisor, type Former } from './supervise.ts';
import { watchOwn } from './watch-own.ts';

/**
 * Watches a site that has nothing of its own yet: once it has, what shows both takes the place of its preview.
 * @param language in which the command speaks
 */
export function takeUpOwn(engine: Engine, former: Former, language: () => Promise<MessageLanguage>): Promise<void> {
  const { folder } = former;
  let refresh: (() => Promise<void>) | undefined;
  return watchOwn(folder, async () => {
    if (refresh === undefined && readOwn(folder) === undefined) return;
    refresh ??= createSupervisor(engine, { folder, language: await language(), former });
    await refresh();
  });
}
