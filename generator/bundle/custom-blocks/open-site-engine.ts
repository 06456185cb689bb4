import { UsageError } from '../../core/diagnostics/errors.ts';
import { installCommand, missingPackages } from '../../core/diagnostics/extras.ts';
import type { CustomBlocks, Engine } from '../../core/util/engine.mjs';

/**
 * Opens the engine of a site with blocks or a look of its own.
 * @throws OwnError where these are wrong; UsageError with the command to type where packages are missing
 */
export async function openSiteEngine(engine: Engine, customBlocks: CustomBlocks): Promise<Engine> {
  // A checkout has them.
  if (engine.isPacked && missingPackages('bundler', engine, customBlocks.folder).length > 0)
    throw new UsageError('own-packages', { call: installCommand('bundler') });
  // It loads what is asked for above.
  const { openCustomEngine: openOwn } = await import('./open-custom-engine.ts');
  return openOwn(engine, customBlocks);
}
