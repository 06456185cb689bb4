import { UsageError } from '../../core/diagnostics/errors.ts';
import { callOf, missingOf } from '../../core/diagnostics/extras.ts';
import type { Engine, OwnParts } from '../../core/util/engine.mjs';

/**
 * Opens the engine of a site with blocks or a look of its own.
 * @throws OwnError where these are wrong; UsageError with the command to type where packages are missing
 */
export async function openFor(engine: Engine, own: OwnParts): Promise<Engine> {
  // A checkout has them.
  if (engine.isPacked && missingOf('bundler', engine, own.folder).length > 0)
    throw new UsageError('own-packages', { call: callOf('bundler') });
  // It loads what is asked for above.
  const { openOwn } = await import('./open-own.ts');
  return openOwn(engine, own);
}
