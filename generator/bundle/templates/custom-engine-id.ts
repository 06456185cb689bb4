import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomBlocks, type Engine, listPackages, sourcesOf } from '../../core/util/engine.mjs';
import { resolvePackages } from '../../core/util/installed-packages.mjs';

/** Hash of the packages that the code of a site is compiled with: their paths and versions. */
export function hashPackages(engine: Engine, { folder }: CustomBlocks): string {
  const { root, isPacked } = engine;
  const packages = listPackages(sourcesOf(engine), folder);
  const names = packages.map(({ name }) => name);
  // The engine id of a checkout already includes its package versions.
  const versions = isPacked ? resolvePackages([root, folder].map((from) => ({ folder: from, names }))) : [];
  const named = [...packages.map(({ place }) => realpathSync.native(place)), ...versions];
  return createHash('sha256').update(named.join('\n')).digest('hex');
}

/**
 * Id of an engine with the code of a site: hash of all its inputs.
 * @param contents files of the site that are hashed by content; of the others, only names count
 */
export function customEngineId(engine: Engine, customBlocks: CustomBlocks, contents = customBlocks.files): string {
  const { folder, files } = customBlocks;
  const hash = createHash('sha256');
  hash.update([engine.coreId, engine.root, hashPackages(engine, customBlocks), folder, ...files].join('\0'));
  for (const file of contents) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
