import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, readManifest, sourcesOf } from '../common/engine.mjs';
import { findPackage } from '../common/packages.mjs';
import { UsageError } from '../diagnostics/errors.ts';
import type { OwnSources } from './read-own.ts';

/** Stands in the place of a package that nothing of ours touches. */
const unused = new Set(['happy-dom']);

/** What the editor is compiled with: a package has it compiled, so that no other site needs them. */
export const ofEditor = ['@internationalized/date', 'react-aria-components', 'react-image-crop'];

/** The packages that a packed engine is compiled with and that are not installed, as somebody asks for them: `vite@8.3.8`. */
function missingPackages({ home, versions, made, root }: Engine, { folder }: OwnSources): string[] {
  if (versions === undefined) return [];
  const { dependencies } = readManifest(sourcesOf({ root, made }));
  return [...Object.keys(dependencies), ...ofEditor].flatMap((name) => {
    const place = findPackage(home, name) ?? findPackage(folder, name);
    const installed = place && JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version;
    return unused.has(name) || installed === versions[name] ? [] : [`${name}@${versions[name]}`];
  });
}

/**
 * Opens the engine of a site with blocks or a look of its own.
 * @throws OwnError where these are wrong; UsageError with the command to type where packages are missing
 */
export async function openFor(engine: Engine, own: OwnSources): Promise<Engine> {
  const missing = missingPackages(engine, own);
  if (missing.length > 0)
    throw new UsageError('own-packages', { call: `npm install --save-dev --save-exact ${missing.join(' ')}` });
  // It loads what is asked for above.
  const { openOwn } = await import('./open-own.ts');
  return openOwn(engine, own);
}
