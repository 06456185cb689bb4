import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { createSupervisor, type RunningPreview } from './preview-supervisor.ts';
import { readCustomBlocks } from './read-custom-blocks.ts';
import { watchCustomBlocks } from './watch-custom-blocks.ts';

/**
 * Watches a site that has nothing of its own yet: once it has, what shows both takes the place of its preview.
 * @param language in which the command speaks
 */
export function attachCustomBlocks(
  engine: Engine,
  running: RunningPreview,
  language: () => Promise<MessageLanguage>,
): Promise<void> {
  const { folder } = running;
  let refresh: (() => Promise<void>) | undefined;
  return watchCustomBlocks(folder, async () => {
    if (refresh === undefined && readCustomBlocks(folder) === undefined) return;
    refresh ??= createSupervisor(engine, { folder, language: await language(), former: running });
    await refresh();
  });
}
