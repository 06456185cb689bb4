import type * as z from 'zod';
import { faultOf, matching } from '../../schema/rules.ts';

/** Whether an address can be that of a site: as browsers write it themselves. */
export function isSiteUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).href.replace(/\/$/, '') === text;
}

/** A host, as a name or as an address of IPv6. */
const siteHost = String.raw`https:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?`;

/** Whether an address is that of a plain host. */
export const hasPlainHost = matching(new RegExp(`^${siteHost}(?:\\/|$)`));

/**
 * The path of a site: letters, digits and signs that mean nothing to browsers, to the configuration of a host, or in a
 * pattern. What has to be percent-encoded is compared in more than one form, and then links of the menu know no page.
 */
export const hasPlainBase = matching(/^https:\/\/[^/]*(?:\/(?!\.)[A-Za-z0-9._~!@&+=,-]+)*$/);
export const longestSiteUrl = 400;

/** A colour as `#rrggbb`. */
export const colorPattern = /^#[0-9A-Fa-f]{6}$/;

/** A font of `assets/fonts/`, in letters of any script. */
export const fontPattern = /^(?!.*(?:^|\/)\.)(?!.*\/\/)fonts\/[^\\:*?"<>|\p{Cc}]+\.(?:woff2|ttf|otf)$/u;

/** What a page may weigh, in KB as they are transferred, where `site.budgets` does not say otherwise. */
export const defaultBudgets = {
  html: 20,
  styles: 15,
  firstFlight: 14,
  scripts: 2,
  scriptsInUse: 90,
  fonts: 60,
  images: 300,
} as const;

/** What a page is weighed by. */
export type BudgetKind = keyof typeof defaultBudgets;

/** An entry of the menu. */
interface Entry {
  href?: string | undefined;
  links?: unknown;
}

/** A fault for an entry that leads nowhere and has no menu of its own. */
export function refineTarget({ value, issues }: z.core.ParsePayload<Entry>): void {
  if (value.href !== undefined || value.links !== undefined) return;
  issues.push(faultOf('no-target', ['label'], value));
}
