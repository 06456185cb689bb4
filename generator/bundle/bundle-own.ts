import { join } from 'node:path';
import { type Engine, sourcesOf } from '../common/engine.mjs';
import { runApart } from '../machine/apart.ts';
import { readKept, takeOrMakeValue } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import { type Cache, openCache } from '../machine/store.ts';
import { nameOfOwn } from './own-name.ts';
import { readBundle, type StoredBundle } from './stored-bundle.ts';

/** Beside the program that a command runs from; where it runs from its sources, everything is done in its own process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

const key = 'bundle';

/** Whether no file of the site has changed since it was read. */
function isUnchanged(engine: Engine): boolean {
  try {
    return engine.own !== undefined && nameOfOwn(engine, engine.own) === engine.id;
  } catch {
    return false;
  }
}

async function make(engine: Engine, { core }: Cache): Promise<StoredBundle> {
  const [{ runVite }, { readTransforms, writeTransforms }] = await Promise.all([
    import('./run-vite.ts'),
    import('./kept-transforms.ts'),
  ]);
  const kept = await readTransforms(core);
  const bundle = await runVite(sourcesOf(engine), engine.own, kept);
  await writeTransforms(core, kept);
  return bundle;
}

/** Takes the bundle of an engine with code of a site from its cache, or makes it. */
export const takeOrMakeOwn = (engine: Engine, cache: Cache): Promise<StoredBundle> =>
  takeOrMakeValue(cache.store, key, {
    make: () => make(engine, cache),
    read: readBundle,
    isToKeep: () => isUnchanged(engine),
  });

/**
 * Bundles templates of which some are of a site: by a process of its own, so that the 280 MB which that takes are free again for the
 * pages. What goes wrong there goes wrong here again, and is told.
 */
export async function bundleOwn(engine: Engine, { engineCache: { folder } }: Machine): Promise<StoredBundle> {
  const cache = openCache(folder, engine);
  const kept = readKept(await cache.store.get(key), readBundle);
  if (kept !== undefined) return kept;
  await runApart(bundler, [folder, JSON.stringify(engine)]);
  return takeOrMakeOwn(engine, cache);
}
