import { openCache } from '../../core/cache/store.ts';
import { formatDiagnostics } from '../../core/diagnostics/diagnostics.ts';
import { type CustomEngine, getOrCreateCustomBundle } from '../templates/bundle-custom-blocks.ts';
import { toCustomBlocksError } from './place-of-error.ts';

/**
 * A process of its own: puts the bundle of the templates of an engine with code of a site into its cache, or that of each that it is
 * sent, ten times as fast from the second time on.
 */
const [, , folder = '', text] = process.argv;
const make = (engine: CustomEngine) => getOrCreateCustomBundle(engine, openCache(folder, engine));

/** What is wrong with templates, in a text. */
function errorMessageOf(error: unknown, { own: customBlocks }: CustomEngine): string {
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
