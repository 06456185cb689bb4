import { describe, expect, test } from 'vitest';
import { get, items } from '../../../../generator/core/json/walk.ts';
import { TooLargeError } from '../../../../generator/import/site/limits.ts';
import { planSite } from '../../../../generator/import/site/plan-site.ts';
import { assembled, options, outlineWith, page, post } from './sources.ts';

const posts = Array.from({ length: 2400 }, (_, index) =>
  post({ id: String(index), title: `خبر ${index}`, date: `${2012 + (index % 12)}-01-01`, addresses: [`/${index}/`] }),
);

const refusal = (plan: () => unknown): TooLargeError => {
  try {
    plan();
  } catch (error) {
    if (error instanceof TooLargeError) return error;
  }
  throw new Error('not refused');
};

describe('a source larger than a site', () => {
  test('is refused with its years and types', () => {
    const error = refusal(() => planSite(outlineWith(), [...posts, page()], options));
    expect(error).toMatchObject({ reason: 'too-large', pages: 2401 });
    expect(error.years[0]).toEqual({ name: '2023', pages: 200, bytes: 0 });
    expect(error.types.map(({ name, pages }) => [name, pages])).toEqual([
      ['post', 2400],
      ['page', 1],
    ]);
  });

  test('says whether a choice can divide it', () => {
    expect(refusal(() => planSite(outlineWith(), [...posts, page()], options)).isDivisible).toBe(true);
    const undated = posts.map(({ date: _, ...header }) => header);
    expect(refusal(() => planSite(outlineWith(), undated, options)).isDivisible).toBe(false);
    const withPage = [...undated, page({ title: 'من نحن', addresses: ['/about/'] })];
    expect(refusal(() => planSite(outlineWith(), withPage, options)).isDivisible).toBe(true);
  });

  test('is refused for its bytes', () => {
    const error = refusal(() => planSite(outlineWith(), [{ ...page(), size: 17 * 1024 * 1024 }], options));
    expect(error.bytes).toBe(17 * 1024 * 1024);
  });

  test('is planned from a year on, and says what was not selected', async () => {
    const documents = [...posts.slice(0, 24), page({ title: 'من نحن', addresses: ['/about/'] })];
    const { site, addresses } = await assembled(outlineWith(), documents, { since: 2022 });
    expect(items(get(get(get(site, 'collections'), 'blog'), 'posts'))).toHaveLength(4);
    expect(addresses.find(({ from }) => from === '/0/')).toEqual({ from: '/0/', outcome: 'gone', reason: 'not-selected' });
    expect(addresses.find(({ from }) => from === '/about/')?.outcome).toBe('route');
  });
});
