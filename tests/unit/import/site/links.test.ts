import { describe, expect, test } from 'vitest';
import type { SourceFormat } from '../../../../generator/import/model/document.ts';
import { planSite } from '../../../../generator/import/site/plan-site.ts';
import { resolveLink } from '../../../../generator/import/site/resolve-link.ts';
import type { ResolvedMedia } from '../../../../generator/import/site/types.ts';
import { options, outlineWith, page, post } from './sources.ts';

const media: Pick<ResolvedMedia, 'file'> = {
  file: (address) => (address.endsWith('.pdf') ? { file: 'files/report.pdf', kind: 'document' } : undefined),
};

const documents = [
  page({ id: 'manual/index.md', title: 'بداية', addresses: ['/blog/manual/'] }),
  page({ id: 'manual/setup.md', title: 'إعداد', addresses: ['/blog/manual/setup/'] }),
  page({ id: '3', title: 'About', addresses: ['/blog/about/', '/blog/?p=3'] }),
  page({ id: '4', title: 'Draft', status: 'draft', addresses: ['/blog/draft/'] }),
  post({ id: '5', title: 'خبر', addresses: ['/blog/news/خبر/'] }),
];

function linkIn(href: string, format: SourceFormat = 'wordpress', id = '3') {
  const plan = planSite(outlineWith({ format, address: 'http://www.old.example.org/blog' }), documents, options);
  const header = documents.find((one) => one.id === id) ?? page();
  const place = { header, link: plan.places.get(id)?.link ?? '/', media };
  return resolveLink(href, place, { table: plan.table, place: plan.oldPlace, format });
}

describe('a link of the old site', () => {
  test.each([
    'https://www.old.example.org/blog/about/',
    'http://old.example.org:8080/blog/about',
    '//old.example.org/blog/about/',
    '/blog/about/index.html',
    '/blog/?p=3',
    'https://old.example.org/blog/?p=3&utm_source=mail',
    '/blog/about/?utm_campaign=x',
  ])('%s leads to the new page', (href) => expect(linkIn(href)).toBe('/about'));

  test('keeps its fragment', () => {
    expect(linkIn('/blog/about/#team')).toBe('/about#team');
    expect(linkIn('#team')).toBe('/about#team');
    const encoded = '%D9%85%D9%86-%D9%86%D8%AD%D9%86';
    expect(linkIn('#من-نحن')).toBe(`/about#${encoded}`);
    expect(linkIn(`#${encoded}`)).toBe(`/about#${encoded}`);
    expect(linkIn('setup.md#من-نحن', 'markdown', 'manual/index.md')).toBe(`/manual/setup#${encoded}`);
  });

  test('leads to files', () => expect(linkIn('/blog/wp-content/uploads/a.pdf')).toBe('/files/report.pdf'));

  test('leads nowhere if its page is unknown, a draft or for editors', () => {
    for (const href of ['/blog/nothing/', '/blog/wp-admin/', '/blog/draft/', '/blog/?p=99', ''])
      expect(linkIn(href)).toBeUndefined();
  });

  test('within a folder of files names a file, with or without its ending', () => {
    expect(linkIn('setup.md', 'markdown', 'manual/index.md')).toBe('/manual/setup');
    expect(linkIn('./setup', 'markdown', 'manual/index.md')).toBe('/manual/setup');
    expect(linkIn('../manual/index.md#x', 'markdown', 'manual/setup.md')).toBe('/manual#x');
    expect(linkIn('.', 'markdown', 'manual/setup.md')).toBe('/manual');
  });
});

describe('a link elsewhere', () => {
  test.each([
    ['https://example.net/a b', 'https://example.net/a%20b'],
    ['http://example.net/', 'http://example.net/'],
    ['//example.net/x', 'https://example.net/x'],
    ['https://old.example.org/other/', 'https://old.example.org/other/'],
    ['mailto:a@b.org', 'mailto:a@b.org'],
    ['tel:+966 11 (000) 0000', 'tel:+966110000000'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['https://user:pass@example.net/', undefined],
    ['https://[bad', undefined],
  ])('%s becomes %s', (href, expected) => expect(linkIn(href)).toBe(expected));
});
