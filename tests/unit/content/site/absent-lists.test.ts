import { expect, test } from 'vitest';
import { toPublishedSite } from '../../../../generator/content/site/published-site.ts';
import { postsSite } from '../../../support/posts-site.ts';

const site = postsSite();
const { articles } = site.collections;
const [first, ...others] = articles.posts;
if (!first) throw new Error('The site has no post.');
const groups = [{ name: 'reports', title: 'تقارير' }];
const links = ['/articles', '/articles/categories/reports'].map((href) => ({ label: href, href }));

/** Header links and absent addresses of a site with a category whose only post has the given state. */
function linksWith(draft: object): unknown[] {
  const posts = [{ ...first, groups: ['reports'], ...draft }, ...others];
  const written = { ...site, header: { links }, collections: { articles: { ...articles, groups, posts } } };
  const present = toPublishedSite(written as never, Date.parse('2027-01-01T00:00Z'));
  return [(present.site.header?.links ?? []).map((link) => 'href' in link && link.href), [...present.absent].sort()];
}

test('omits menu links to categories whose posts are all unpublished', () => {
  expect(linksWith({})).toEqual([['/articles', '/articles/categories/reports'], []]);
  for (const absent of [{ draft: true }, { date: '2027-05-05T09:00+03:00' }]) {
    const [shown, addresses] = linksWith(absent);
    expect(shown).toEqual(['/articles']);
    // The site has one post per list page.
    expect(addresses).toEqual(
      expect.arrayContaining(['/articles/categories/reports', `/articles/page/${articles.posts.length}`]),
    );
    expect(addresses).not.toContain('/articles');
  }
});
