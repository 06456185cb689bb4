import type { Site } from '../../../site.schema.ts';
import type { LinkedLanguage, PagePlan, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { hrefOf, pageUrl } from './page-url.ts';

/** Paths of each page in all languages, by its path in this edition. */
const addressesOf = memoizeByObject(({ site, edition }: Site) => {
  const own = edition?.languages.find(({ url }) => url === site.url)?.tag ?? '';
  return new Map((edition?.pages ?? []).flatMap((one) => (one[own] === undefined ? [] : [[one[own], one] as const])));
});

/** Whether a site is the only edition or that of the default language. */
export const isFirstEdition = ({ site, edition }: Site): boolean => !edition || edition.languages[0]?.url === site.url;

/** Full addresses of a page in all languages that have it, itself included, the default first; empty if there is only one. */
export function alternatesOf(site: Site, path: string): { tag: string; url: string }[] {
  const { edition } = site;
  const addresses = addressesOf(site).get(path) ?? {};
  const all = (edition?.languages ?? []).flatMap(({ tag, url }) => {
    const own = addresses[tag];
    return own === undefined ? [] : [{ tag, url: pageUrl({ site: { url }, edition }, own) }];
  });
  return all.length > 1 ? all : [];
}

/**
 * Links from a page to the other languages: to the same page, or to the home page if the language lacks it. The 404 page has no
 * path and links to home pages.
 */
export function otherEditionsOf(site: Site, path?: string): Pick<PagePlan, 'otherEditions' | 'alternates'> {
  const { edition } = site;
  const others = (edition?.languages ?? []).filter(({ url }) => url !== site.site.url);
  if (others.length === 0) return {};
  const addresses = path === undefined ? {} : (addressesOf(site).get(path) ?? {});
  const alternates = path === undefined ? [] : alternatesOf(site, path);
  return {
    otherEditions: others.map(({ tag, name, direction, url, missing }) => {
      const own = addresses[tag];
      return {
        tag,
        name,
        direction,
        href: hrefOf({ site: { url }, edition }, own ?? '/'),
        ...(own === undefined && { missing }),
      };
    }),
    ...(alternates.length > 0 && { alternates }),
  };
}

/** The languages of a site, for links to another language; empty if there is only one. */
export function linkedLanguages({ site, edition }: Site): Pick<SiteFrame, 'languages'> {
  if (!edition || edition.languages.length < 2) return {};
  const names = new Intl.DisplayNames(site.language, { type: 'language' });
  const named = edition.languages.map(
    ({ tag, direction, url }): LinkedLanguage => ({ tag, direction, url, name: names.of(tag) ?? tag }),
  );
  return { languages: named };
}
