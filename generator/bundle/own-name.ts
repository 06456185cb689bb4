import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, type OwnParts, readManifest, sourcesOf } from '../common/engine.mjs';
import { resolvePackages } from '../common/installed-packages.mjs';
import { findPackage } from '../common/packages.mjs';

/**
 * Names an engine with the code of a site by all that goes into it: this code, and where the packages are that it is compiled with,
 * around the engine or else around the site.
 * @param contents files of the site whose contents count, and not their names alone
 */
export function nameOfOwn(engine: Engine, { folder, files }: OwnParts, contents = files): string {
  const { coreId, root, isPacked } = engine;
  const sources = sourcesOf(engine);
  const { dependencies, devDependencies } = readManifest(sources);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const hash = createHash('sha256').update(`${coreId}\0${[root, folder, ...files].join('\0')}`);
  for (const name of names) {
    const place = findPackage(sources, name) ?? findPackage(folder, name);
    if (place !== undefined) hash.update(`\0${realpathSync.native(place)}`);
  }
  // The versions of those of a checkout are in its id.
  if (isPacked) hash.update(`\0${resolvePackages([root, folder].map((from) => ({ folder: from, names }))).join('\n')}`);
  for (const file of contents) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
