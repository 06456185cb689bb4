import { describe, expect, test } from 'vitest';
import { findPages } from '../../../../generator/editor/app/model/find-pages.ts';
import { readAddress } from '../../../../generator/editor/app/text/address.ts';
import type { EditablePage } from '../../../../generator/editor/document/protocol-state.ts';

const page = (title: string, path: string): EditablePage => ({
  at: ['routes', 0],
  title,
  path,
  address: path,
  isPlaceholder: false,
});

const pages = [
  page('شؤون النحّالين', '/affairs'),
  page('أخبار الإدارة', '/news'),
  page('عن الإدارة', '/about'),
  page('مسؤولية المربّي ١٢', '/duties'),
  page('Opening hours', '/hours'),
];
const titles = (query: string) => findPages(pages, query).shown.map(({ title }) => title);

describe('a page is found', () => {
  test.each([
    ['اخبار الاداره', ['أخبار الإدارة']],
    ['الإدَارة', ['أخبار الإدارة', 'عن الإدارة']],
    ['الإدارة عن', ['عن الإدارة']],
    ['شوون', ['شؤون النحّالين']],
    ['مسوولية 12', ['مسؤولية المربّي ١٢']],
    ['OPEN', ['Opening hours']],
    ['/dut', ['مسؤولية المربّي ١٢']],
    ['نحل بلا صفحة', []],
  ])('by %j', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  test('first by what its title begins with; with nothing typed all stand in their order', () => {
    expect(titles('عن')[0]).toBe('عن الإدارة');
    expect(titles(' ')).toEqual(pages.map(({ title }) => title));
  });

  test('among thousands, of which a part is shown and the rest counted', () => {
    const many = Array.from({ length: 3000 }, (_, index) => page(`منحل ${index}`, `/p-${index}`));
    expect(findPages(many, 'منحل')).toMatchObject({ more: 2940 });
    expect(findPages(many, 'منحل 2999').shown).toHaveLength(1);
  });
});

test.each([
  ['/society#ما-نصنعه', '/society#ما-نصنعه'],
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'https://example.org'],
  [' www.example.org/x ', 'https://www.example.org/x'],
  ['bees@example.org', 'mailto:bees@example.org'],
  ['+966 11 000 0000', 'tel:+966110000000'],
  ['الأبعاد', undefined],
  ['our dimensions', undefined],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.example', undefined],
  ['', undefined],
])('%j entered as an address is %j', (entered, address) => {
  expect(readAddress(entered)).toBe(address);
});
