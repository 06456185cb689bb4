import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { createSupervisor, type RunningPreview } from './preview-supervisor.ts';
import { readCustomBlocks } from './read-custom-blocks.ts';
import { watchCustomBlocks } from './watch-custom-blocks.ts';

/**
 * Watches a site without custom blocks or theme. When it gets some, a supervised preview with them replaces the running one.
 * @param language language of the command's messages
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
    refresh ??= createSupervisor(engine, { folder, language: await language(), running });
    await refresh();
  });
}
