import { countryOf, meantLink, reachOf } from '../../content/site/link-repair.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import type { SiteFacts } from '../facts/site-facts.ts';

/** Links that look right and that lead visitors nowhere, or elsewhere than was meant. */
export function checkDoubtfulLinks({ hrefs, url, phone }: SiteFacts): Finding[] {
  const country = countryOf(phone);
  const isIntranet = typeof url === 'string' && reachOf(url) === 'network';
  return hrefs.flatMap(({ value, path, textIndex }): Finding[] => {
    if (!/^https?:/i.test(value)) return [];
    const place = { path, ...(textIndex !== undefined && { textIndex }) };
    const meant = meantLink(value, country);
    if (meant) {
      const parameters = { found: value, expected: meant.doubt, nearest: meant.nearest };
      return [{ code: 'doubtful-link', ...place, parameters }];
    }
    const reach = reachOf(value);
    if (reach === undefined || (reach === 'network' && isIntranet)) return [];
    return [{ code: 'private-address', ...place, parameters: { found: value, expected: reach } }];
  });
}
