import { colorPattern } from '../../../templates/model/site/rules.ts';
import { type BackgroundName, resolveBackground } from '../../../templates/theme/theme-options.ts';
import { diagnoseColors } from '../../content/theme/palette.ts';
import type { BaseColors } from '../../content/theme/palette-roles.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { get } from '../../core/json/walk.ts';
import type { SiteView } from '../facts/site-view.ts';

const isColor = (value: unknown): value is string => typeof value === 'string' && colorPattern.test(value);

/** Diagnostic for two colours, and the colour that causes it. */
export function colourDiagnostics(
  given: BaseColors,
  paper: BackgroundName,
): { key: 'brand' | 'accent'; finding: RawDiagnostic }[] {
  return diagnoseColors(given, paper).map(({ key, colors, worst, nearest }) => {
    const { foreground, background, minimum, use } = worst;
    // Rounded down: 4.499 must not read as 4.5.
    const ratio = Math.floor(worst.ratio * 100) / 100;
    const contrast = { colors, roles: [foreground, background] as const, ratio, minimum, use };
    const parameters = { found: given[key], nearest, contrast };
    return { key, finding: { code: `${key}-contrast`, path: ['site', 'theme', key], parameters } };
  });
}

/** Theme colours with too little contrast: WCAG 2.2, 1.4.3 and 1.4.11. */
export function checkColours({ site }: SiteView): RawDiagnostic[] {
  const theme = get(get(site, 'site'), 'theme');
  const [brand, accent] = [get(theme, 'brand'), get(theme, 'accent')];
  if (!isColor(brand) || !isColor(accent)) return [];
  return colourDiagnostics({ brand, accent }, resolveBackground(get(theme, 'look'), get(theme, 'paper'))).map(
    ({ finding: diagnostic }) => diagnostic,
  );
}
