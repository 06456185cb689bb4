import { basename } from 'node:path';
import type { AssetIndex } from '../assets.ts';
import type { Finding } from '../diagnostics.ts';
import type { SiteView } from './site-view.ts';

/** Larger pictures make a build and a visit slow. */
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 50_000_000;

/** What is too large about a picture; undefined when nothing is. Drawings have no pixels. */
function excess(source: string, { bytes, width, height }: { bytes: Uint8Array; width: number; height: number }) {
  if (bytes.length > mostBytes) return `${(bytes.length / 1024 / 1024).toFixed(1)} MB`;
  return !source.endsWith('.svg') && width * height > mostPixels ? `${width} × ${height}` : undefined;
}

/** Pictures that are missing, cannot be read or are huge, and files that the content does not name. */
export function checkImages({ sources }: SiteView, assets: AssetIndex): Finding[] {
  const seen = new Set<string>();
  return sources.flatMap(({ value: found, path }): Finding[] => {
    const asset = assets.get(found);
    if (asset?.state === 'missing') return [{ code: 'missing-image', path, parameters: { found, nearest: asset.nearest } }];
    if (asset?.state === 'unreadable') return [{ code: 'unreadable-image', path, parameters: { found } }];
    const expected = asset?.state === 'ready' && !seen.has(found) ? excess(found, asset) : undefined;
    seen.add(found);
    return expected ? [{ code: 'huge-image', path, parameters: { found, expected } }] : [];
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
