import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { CustomBlocks, Engine } from '../../core/util/engine.mjs';
import { exitWithParent } from '../../core/util/exit-with-parent.ts';
import { openSiteEngine } from './open-site-engine.ts';
import { engineFromSupervisor } from './supervisor-protocol.ts';
import { watchCustomBlocks } from './watch-custom-blocks.ts';

interface DelegateOptions {
  customBlocks: CustomBlocks;
  /** Language of the command's messages. */
  language: MessageLanguage;
}

/**
 * Runs a command with the engine of a site.
 * @throws as {@link openSiteEngine} does
 */
export async function delegateCommand(
  command: string,
  engine: Engine,
  { customBlocks, language }: DelegateOptions,
): Promise<void> {
  const supervised = engineFromSupervisor(engine, customBlocks);
  if (command === 'dev' && supervised === undefined) {
    exitWithParent();
    const { createSupervisor } = await import('./preview-supervisor.ts');
    return watchCustomBlocks(customBlocks.folder, createSupervisor(engine, { folder: customBlocks.folder, language }));
  }
  const siteEngine = supervised ?? (await openSiteEngine(engine, customBlocks));
  const { main } = await import(pathToFileURL(join(siteEngine.program, `${command}.mjs`)).href);
  await main(siteEngine);
}
