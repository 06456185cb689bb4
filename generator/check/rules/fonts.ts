import { fontLimits } from '../../common/limits.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import type { AssetIndex } from '../../site/assets.ts';
import type { SiteFacts } from '../facts/site-facts.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Fonts of the organisation that lack letters of its language, or that keep visitors waiting. */
export function checkFonts({ sources, language }: SiteFacts, assets: AssetIndex): Finding[] {
  return sources.flatMap(({ value: found, ...place }): Finding[] => {
    const asset = assets.get(found);
    if (asset?.state !== 'font') return [];
    const lacks = asset.lacks[language === 'en' ? 'en' : 'ar'];
    if (lacks !== '') {
      return [{ code: 'unusable-font', ...place, parameters: { found, expected: 'letters', list: [...lacks] } }];
    }
    if (asset.loaded <= fontLimits.loaded) return [];
    return [{ code: 'heavy-font', ...place, parameters: { found, expected: kilobytes(asset.loaded) } }];
  });
}
