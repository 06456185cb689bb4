import { colorPattern } from '../../../site.schema.ts';
import { get } from '../../content/walk.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { diagnoseColors } from '../../theme/palette.ts';
import type { SiteView } from '../site-view.ts';

const isColor = (value: unknown): value is string => typeof value === 'string' && colorPattern.test(value);

/** Given colours that leave something on the page hard to see: WCAG 2.2, 1.4.3 and 1.4.11. */
export function checkColours({ site }: SiteView): Finding[] {
  const theme = get(get(site, 'site'), 'theme');
  const [brand, accent] = [get(theme, 'brand'), get(theme, 'accent')];
  if (!isColor(brand) || !isColor(accent)) return [];
  return diagnoseColors({ brand, accent }).map(({ key, colors, worst, nearest }): Finding => {
    const { foreground, background, minimum, use } = worst;
    // Rounded down: 4.499 must not read as 4.5.
    const ratio = Math.floor(worst.ratio * 100) / 100;
    const contrast = { colors, roles: [foreground, background] as const, ratio, minimum, use };
    const found = key === 'brand' ? brand : accent;
    return { code: `${key}-contrast`, path: ['site', 'theme', key], parameters: { found, nearest, contrast } };
  });
}
