import { basename } from 'node:path';
import type { AssetIndex } from '../assets.ts';
import type { Finding } from '../diagnostics.ts';
import type { SiteView } from './site-view.ts';

/** Pictures that are missing or that cannot be used. */
export function checkImages({ sources }: SiteView, assets: AssetIndex): Finding[] {
  return sources.flatMap(({ value: found, path }): Finding[] => {
    const asset = assets.get(found);
    if (asset?.state === 'missing') return [{ code: 'missing-image', path, parameters: { found, nearest: asset.nearest } }];
    return asset?.state === 'refused' ? [{ code: asset.code, path, parameters: { found, expected: asset.found } }] : [];
  });
}

/** Files under `assets/` that the content does not name. */
export function checkUnusedImages(assets: AssetIndex): Finding[] {
  // A file that a wrong name was meant to be will be used once the name is right.
  const meant = new Set([...assets.values()].map((asset) => (asset.state === 'missing' ? asset.nearest : undefined)));
  return [...assets]
    .filter(([name, { state }]) => state === 'unused' && !meant.has(name))
    .map(([found]) => ({ code: 'unused-image', path: [], file: found, position: { line: 1, column: 1 }, parameters: { found } }));
}

/** Descriptions of pictures that are only names of files. */
export function checkAlts({ texts, sources }: SiteView): Finding[] {
  const names = new Set(sources.flatMap(({ value }) => [value, basename(value), basename(value).replace(/\.\w+$/, '')]));
  return texts.flatMap(({ value, path }): Finding[] => {
    if (path.at(-1) !== 'alt') return [];
    const isName = names.has(value.trim()) || /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(value.trim());
    return isName ? [{ code: 'alt-file-name', path, parameters: { found: value } }] : [];
  });
}
