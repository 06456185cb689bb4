import { colorPattern } from '../../site.schema.ts';
import type { Finding } from '../diagnostics.ts';
import { type ContrastFault, causeOf, createPalette, findFaults, nearestPassing } from '../palette.ts';
import type { Given } from '../palette-roles.ts';
import type { SiteView } from './site-view.ts';
import { get } from './walk.ts';

/** The fault that is furthest from what is needed. */
function worstOf(faults: ContrastFault[]): ContrastFault | undefined {
  return faults.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
}

/** Given colours that leave something on the page hard to see: WCAG 2.2, 1.4.3 and 1.4.11. */
export function checkColours({ site }: SiteView): Finding[] {
  const theme = get(get(site, 'site'), 'theme');
  const given = { brand: get(theme, 'brand'), accent: get(theme, 'accent') };
  const isColor = (value: unknown) => typeof value === 'string' && colorPattern.test(value);
  if (!Object.values(given).every(isColor)) return [];
  const colors = given as Given;
  const palette = createPalette(colors);
  const faults = findFaults(palette);
  return (['brand', 'accent'] as const).flatMap((key): Finding[] => {
    const worst = worstOf(faults.filter((fault) => causeOf(fault) === key));
    if (!worst) return [];
    const { foreground, background, scheme, minimum, ratio, use } = worst;
    const contrast = {
      colors: [palette[scheme][foreground], palette[scheme][background]] as const,
      roles: [foreground, background] as const,
      // Rounded down: 4.499 must not read as 4.5.
      ratio: Math.floor(ratio * 100) / 100,
      minimum,
      use,
    };
    const parameters = { found: colors[key], nearest: nearestPassing(colors, key), contrast };
    return [{ code: `${key}-contrast`, path: ['site', 'theme', key], parameters }];
  });
}
