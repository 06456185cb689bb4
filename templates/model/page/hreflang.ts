import type { PagePlan } from './page-plan.ts';

/**
 * The languages of a page as search engines are told of them: each lists all, itself too, and where readers of any other
 * language are sent to once.
 * @param alternates those that have the page, the default first
 */
export function hreflangOf(alternates: NonNullable<PagePlan['alternates']>): { hreflang: string; href: string }[] {
  const [first] = alternates;
  const each = alternates.map(({ tag, url }) => ({ hreflang: tag, href: url }));
  return first ? [...each, { hreflang: 'x-default', href: first.url }] : [];
}
