import { basename } from 'node:path';
import type { AssetIndex } from '../../content/assets.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { imageFact } from '../../diagnostics/ties.ts';
import type { SiteFacts } from '../site-facts.ts';

const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(file);

/** Pictures and other files that are missing or that cannot be used. */
export function checkImages({ sources }: SiteFacts, assets: AssetIndex): Finding[] {
  return sources.flatMap(({ value: found, ...place }): Finding[] => {
    const asset = assets.get(found);
    if (asset?.state === 'missing') {
      const isCase = asset.nearest?.toLowerCase() === found.toLowerCase() && { expected: 'case' };
      const doubts = asset.nearest === undefined ? [] : [imageFact(asset.nearest)];
      const code = isPicture(found) ? 'missing-image' : 'missing-file';
      return [{ code, ...place, parameters: { found, nearest: asset.nearest, ...isCase }, doubts }];
    }
    return asset?.state === 'refused' ? [{ code: asset.code, ...place, parameters: { found, expected: asset.found } }] : [];
  });
}

/** Files under `assets/` that the content does not name. */
export function checkUnusedImages(assets: AssetIndex): Finding[] {
  return [...assets]
    .filter(([, { state }]) => state === 'unused')
    .map(([found]) => ({
      code: isPicture(found) ? 'unused-image' : 'unused-file',
      path: [],
      file: found,
      position: { line: 1, column: 1 },
      parameters: { found },
      relies: [imageFact(found)],
    }));
}

/** Descriptions of pictures that are only names of files. */
export function checkAlts({ alts, sources }: SiteFacts): Finding[] {
  const names = new Set(sources.flatMap(({ value }) => [value, basename(value), basename(value).replace(/\.\w+$/, '')]));
  return alts.flatMap(({ value, path }): Finding[] => {
    const isName = names.has(value.trim()) || /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(value.trim());
    return isName ? [{ code: 'alt-file-name', path, parameters: { found: value } }] : [];
  });
}
