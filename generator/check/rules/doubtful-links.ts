import { isExampleAddress } from '../../content/site/example-address.ts';
import { countryOf, reachOf, suggestLink } from '../../content/site/link-repair.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

/** Links that look valid but probably lead nowhere, or somewhere unintended. */
export function checkDoubtfulLinks({ hrefs, url, phone }: SiteSummary): RawDiagnostic[] {
  const country = countryOf(phone);
  const isIntranet = typeof url === 'string' && reachOf(url) === 'network';
  return hrefs.flatMap(({ value, path, textIndex }): RawDiagnostic[] => {
    if (!/^https?:/i.test(value)) return [];
    const place = { path, ...(textIndex !== undefined && { textIndex }) };
    const meant = suggestLink(value, country);
    if (meant) {
      const parameters = { found: value, expected: meant.doubt, nearest: meant.nearest };
      return [{ code: 'doubtful-link', ...place, parameters }];
    }
    const reach = reachOf(value);
    // Names reserved for examples, such as `test`, are reported as examples.
    if (reach === undefined || (reach === 'network' && (isIntranet || isExampleAddress(value)))) return [];
    return [{ code: 'private-address', ...place, parameters: { found: value, expected: reach } }];
  });
}
