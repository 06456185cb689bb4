import { lackingLetters } from '../../assets/files/font-letters.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import { callOf } from '../../core/diagnostics/extras.ts';
import { fontLimits } from '../../core/util/limits.ts';
import type { SiteFacts } from '../facts/site-facts.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Packages that the look asks for and that are not installed: all of them at once. */
function checkLook(sources: SiteFacts['sources'], assets: AssetIndex): Finding[] {
  const absent = sources.filter(({ value, isOfLook }) => isOfLook && assets.get(value)?.state === 'refused');
  const [first] = absent;
  if (!first) return [];
  const list = absent.map(({ value }) => value);
  return [{ code: 'look-fonts', path: first.path, parameters: { list, expected: callOf(...list) } }];
}

/** Fonts of the organisation that lack letters of its language, or that keep visitors waiting; fonts of the look that are absent. */
export function checkFonts({ sources, language }: SiteFacts, assets: AssetIndex): Finding[] {
  const ofFiles = sources.flatMap(({ value: found, ...place }): Finding[] => {
    const asset = assets.get(found);
    if (asset?.state !== 'font') return [];
    const lacks = lackingLetters(asset, String(language));
    if (lacks !== '') {
      return [{ code: 'unusable-font', ...place, parameters: { found, expected: 'letters', list: [...lacks] } }];
    }
    if (asset.loaded <= fontLimits.loaded) return [];
    return [{ code: 'heavy-font', ...place, parameters: { found, expected: kilobytes(asset.loaded) } }];
  });
  return [...checkLook(sources, assets), ...ofFiles];
}
