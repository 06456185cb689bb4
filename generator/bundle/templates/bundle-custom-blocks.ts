import { join } from 'node:path';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import { runInChildProcess } from '../../core/cache/child-process.ts';
import { type Cache, openCache } from '../../core/cache/store.ts';
import { type CustomBlocks, type Engine, sourcesOf } from '../../core/util/engine.mjs';
import { customEngineId, hashPackages } from './custom-engine-id.ts';
import type { StoredBundle } from './stored-bundle.ts';

/** Beside the bundled program. When commands run from the sources, it does not exist and everything runs in this process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

const key = 'bundle';

/** Engine with custom code of a site. */
export type CustomEngine = Engine & { customBlocks: CustomBlocks };

/** Whether no file of the site has changed since the engine was opened. */
function isUnchanged(engine: CustomEngine): boolean {
  try {
    return customEngineId(engine, engine.customBlocks) === engine.id;
  } catch {
    return false;
  }
}

async function makeCustomBundle(engine: CustomEngine, { core }: Cache): Promise<StoredBundle> {
  const [{ runVite }, { loadTransformCache, saveTransformCache }] = await Promise.all([
    import('./run-vite.ts'),
    import('./transform-cache.ts'),
  ]);
  const packages = hashPackages(engine, engine.customBlocks);
  const transformCache = await loadTransformCache(core, packages);
  const bundle = await runVite(sourcesOf(engine), engine.customBlocks, transformCache);
  await saveTransformCache(core, packages, transformCache);
  return bundle;
}

/** Reads the bundle of an engine with custom code from its cache, or creates it. */
export const getOrCreateCustomBundle = (engine: CustomEngine, cache: Cache): Promise<StoredBundle> =>
  getOrCreateValue(cache.store, key, {
    make: () => makeCustomBundle(engine, cache),
    isCacheable: () => isUnchanged(engine),
  });

/**
 * Bundles templates with the code of a site in a child process, so that the 280 MB it takes are free again when pages are
 * rendered. An error there occurs again here, and is thrown.
 */
export async function bundleCustomBlocks(
  engine: CustomEngine,
  { engineCache: { folder } }: BuildEnvironment,
): Promise<StoredBundle> {
  const cache = openCache(folder, engine);
  if (!cache.store.has(key)) await runInChildProcess(bundler, [folder, JSON.stringify(engine)]);
  return getOrCreateCustomBundle(engine, cache);
}
