import type { PagePlan } from './page-plan.ts';

/**
 * `hreflang` links of a page: every language including its own, and `x-default`.
 * @param alternates languages that have the page, the default first
 */
export function hreflangOf(alternates: NonNullable<PagePlan['alternates']>): { hreflang: string; href: string }[] {
  const [first] = alternates;
  const each = alternates.map(({ tag, url }) => ({ hreflang: tag, href: url }));
  return first ? [...each, { hreflang: 'x-default', href: first.url }] : [];
}
