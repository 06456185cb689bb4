import { lackingLetters } from '../../assets/files/font-letters.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { installCommand } from '../../core/diagnostics/extras.ts';
import { fontLimits } from '../../core/util/limits.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Font packages of the theme preset that are not installed, in one diagnostic. */
function checkThemeFonts(sources: SiteSummary['sources'], assets: AssetIndex): RawDiagnostic[] {
  const absent = sources.filter(({ value, isFromThemePreset }) => isFromThemePreset && assets.get(value)?.state === 'refused');
  const [first] = absent;
  if (!first) return [];
  const list = absent.map(({ value }) => value);
  return [{ code: 'look-fonts', path: first.path, parameters: { list, expected: installCommand(...list) } }];
}

/** Font files of the site that lack letters of its language or are too large; font packages that are missing. */
export function checkFonts({ sources, language }: SiteSummary, assets: AssetIndex): RawDiagnostic[] {
  const ofFiles = sources.flatMap(({ value, ...place }): RawDiagnostic[] => {
    const asset = assets.get(value);
    if (asset?.state !== 'font') return [];
    const lacks = lackingLetters(asset, String(language));
    if (lacks !== '') {
      return [{ code: 'unusable-font', ...place, parameters: { found: value, expected: 'letters', list: [...lacks] } }];
    }
    if (asset.loaded <= fontLimits.loaded) return [];
    return [{ code: 'heavy-font', ...place, parameters: { found: value, expected: kilobytes(asset.loaded) } }];
  });
  return [...checkThemeFonts(sources, assets), ...ofFiles];
}
