import { join } from 'node:path';
import { runApart } from '../../core/cache/apart.ts';
import { takeOrMakeValue } from '../../core/cache/kept-value.ts';
import type { Machine } from '../../core/cache/machine.ts';
import { type Cache, openCache } from '../../core/cache/store.ts';
import { type Engine, type OwnParts, sourcesOf } from '../../core/util/engine.mjs';
import { nameOfOwn, nameOfPackages } from './own-name.ts';
import type { StoredBundle } from './stored-bundle.ts';

/** Beside the program that a command runs from; where it runs from its sources, everything is done in its own process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

const key = 'bundle';

/** An engine with code of a site. */
export type OwnEngine = Engine & { own: OwnParts };

/** Whether no file of the site has changed since it was read. */
function isUnchanged(engine: OwnEngine): boolean {
  try {
    return nameOfOwn(engine, engine.own) === engine.id;
  } catch {
    return false;
  }
}

async function make(engine: OwnEngine, { core }: Cache): Promise<StoredBundle> {
  const [{ runVite }, { readTransforms, writeTransforms }] = await Promise.all([
    import('./run-vite.ts'),
    import('./kept-transforms.ts'),
  ]);
  const packages = nameOfPackages(engine, engine.own);
  const kept = await readTransforms(core, packages);
  const bundle = await runVite(sourcesOf(engine), engine.own, kept);
  await writeTransforms(core, packages, kept);
  return bundle;
}

/** Takes the bundle of an engine with code of a site from its cache, or makes it. */
export const takeOrMakeOwn = (engine: OwnEngine, cache: Cache): Promise<StoredBundle> =>
  takeOrMakeValue(cache.store, key, {
    make: () => make(engine, cache),
    isToKeep: () => isUnchanged(engine),
  });

/**
 * Bundles templates of which some are of a site: by a process of its own, so that the 280 MB which that takes are free again for the
 * pages. What goes wrong there goes wrong here again, and is told.
 */
export async function bundleOwn(engine: OwnEngine, { engineCache: { folder } }: Machine): Promise<StoredBundle> {
  const cache = openCache(folder, engine);
  if (!cache.store.has(key)) await runApart(bundler, [folder, JSON.stringify(engine)]);
  return takeOrMakeOwn(engine, cache);
}
