import type * as z from 'zod';
import { issueOf, matching } from '../../schema/rules.ts';

/** Whether an address can be a site's URL, normalised as browsers do. */
export function isSiteUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).href.replace(/\/$/, '') === text;
}

/** Host as a name or an IPv6 address. */
const siteHost = String.raw`https:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?`;

/** Whether an address has a plain host. */
export const hasPlainHost = matching(new RegExp(`^${siteHost}(?:\\/|$)`));

/**
 * Base path of a site: characters without meaning to browsers, server configurations or patterns. Percent-encoded characters
 * have several forms, so that menu links would not match the current page.
 */
export const hasPlainBase = matching(/^https:\/\/[^/]*(?:\/(?!\.)[A-Za-z0-9._~!@&+=,-]+)*$/);
export const longestSiteUrl = 400;

/** Colour as `#rrggbb`. */
export const colorPattern = /^#[0-9A-Fa-f]{6}$/;

/** Font file in `assets/fonts/`; letters of any script. */
export const fontPattern = /^(?!.*(?:^|\/)\.)(?!.*\/\/)fonts\/[^\\:*?"<>|\p{Cc}]+\.(?:woff2|ttf|otf)$/u;

/** Default page budgets in KB transferred; `site.budgets` overrides them. */
export const defaultBudgets = {
  html: 20,
  styles: 15,
  firstFlight: 14,
  scripts: 2,
  scriptsInUse: 90,
  fonts: 60,
  images: 300,
} as const;

/** Budget. */
export type BudgetKind = keyof typeof defaultBudgets;

/** Menu entry. */
interface NavItemInput {
  href?: string | undefined;
  links?: unknown;
}

/** Reports an entry with neither a target nor a sub-menu. */
export function refineTarget({ value, issues }: z.core.ParsePayload<NavItemInput>): void {
  if (value.href !== undefined || value.links !== undefined) return;
  issues.push(issueOf('no-target', ['label'], value));
}
