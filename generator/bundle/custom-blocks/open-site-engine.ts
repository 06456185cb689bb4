import { UsageError } from '../../core/diagnostics/errors.ts';
import { installCommand, missingPackages } from '../../core/diagnostics/extras.ts';
import type { CustomBlocks, Engine } from '../../core/util/engine.mjs';

/**
 * Opens the engine of a site with custom blocks or a custom theme.
 * @throws CustomBlocksError if their code is wrong; UsageError with the install command if packages are missing
 */
export async function openSiteEngine(engine: Engine, customBlocks: CustomBlocks): Promise<Engine> {
  // A checkout has these packages.
  if (engine.isPacked && missingPackages('bundler', engine, customBlocks.folder).length > 0)
    throw new UsageError('own-packages', { call: installCommand('bundler') });
  // Imported late: it loads the packages that are checked above.
  const { openCustomEngine } = await import('./open-custom-engine.ts');
  return openCustomEngine(engine, customBlocks);
}
