import { openCache } from '../../core/cache/store.ts';
import { formatDiagnostics } from '../../core/diagnostics/diagnostics.ts';
import { type CustomEngine, getOrCreateCustomBundle } from '../templates/bundle-custom-blocks.ts';
import { toCustomBlocksError } from './place-of-error.ts';

/**
 * Child process that bundles templates with the code of a site and puts the bundle into the cache: of the engine in its
 * arguments, or else of each engine sent to it. Later bundles in the same process take a tenth of the time.
 */
const [, , folder = '', text] = process.argv;
const make = (engine: CustomEngine) => getOrCreateCustomBundle(engine, openCache(folder, engine));

/** Message for an error in templates. */
function errorMessageOf(error: unknown, { customBlocks }: CustomEngine): string {
  const customError = toCustomBlocksError(error, customBlocks);
  return customError ? formatDiagnostics(customError.diagnostics, 'text', 'en') : String((error as Error).message);
}

if (text === undefined) {
  process.on('disconnect', () => process.exit());
  process.on('message', async (engine: CustomEngine) => {
    const wrong = await make(engine).then(
      () => undefined,
      (error) => errorMessageOf(error, engine),
    );
    process.send?.({ wrong });
  });
} else await make(JSON.parse(text));
