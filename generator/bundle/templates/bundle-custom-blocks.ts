import { join } from 'node:path';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import { runInChildProcess } from '../../core/cache/child-process.ts';
import { type Cache, openCache } from '../../core/cache/store.ts';
import { type CustomBlocks, type Engine, sourcesOf } from '../../core/util/engine.mjs';
import { customEngineId, hashPackages } from './custom-engine-id.ts';
import type { StoredBundle } from './stored-bundle.ts';

/** Beside the program that a command runs from; where it runs from its sources, everything is done in its own process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

const key = 'bundle';

/** An engine with code of a site. */
export type CustomEngine = Engine & { own: CustomBlocks };

/** Whether no file of the site has changed since it was read. */
function isUnchanged(engine: CustomEngine): boolean {
  try {
    return customEngineId(engine, engine.own) === engine.id;
  } catch {
    return false;
  }
}

async function makeCustomBundle(engine: CustomEngine, { core }: Cache): Promise<StoredBundle> {
  const [{ runVite }, { loadTransformCache: readTransforms, saveTransformCache: writeTransforms }] = await Promise.all([
    import('./run-vite.ts'),
    import('./transform-cache.ts'),
  ]);
  const packages = hashPackages(engine, engine.own);
  const transformCache = await readTransforms(core, packages);
  const bundle = await runVite(sourcesOf(engine), engine.own, transformCache);
  await writeTransforms(core, packages, transformCache);
  return bundle;
}

/** Takes the bundle of an engine with code of a site from its cache, or makes it. */
export const getOrCreateCustomBundle = (engine: CustomEngine, cache: Cache): Promise<StoredBundle> =>
  getOrCreateValue(cache.store, key, {
    make: () => makeCustomBundle(engine, cache),
    isToKeep: () => isUnchanged(engine),
  });

/**
 * Bundles templates of which some are of a site: by a process of its own, so that the 280 MB which that takes are free again for the
 * pages. What goes wrong there goes wrong here again, and is told.
 */
export async function bundleCustomBlocks(
  engine: CustomEngine,
  { engineCache: { folder } }: BuildEnvironment,
): Promise<StoredBundle> {
  const cache = openCache(folder, engine);
  if (!cache.store.has(key)) await runInChildProcess(bundler, [folder, JSON.stringify(engine)]);
  return getOrCreateCustomBundle(engine, cache);
}
