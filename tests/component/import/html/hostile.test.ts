import { describe, expect, test } from 'vitest';
import { textOfBlocks } from '../../../../generator/import/model/text.ts';
import { readPart } from '../../../support/import-html.ts';

const ends = (html: string): string => textOfBlocks(readPart(html).blocks).replaceAll(/\s+/g, ' ');

describe('hostile pages', () => {
  test.each(['div', 'span', 'b', 'ul><li', 'table><tr><td', 'blockquote', 'details', 'figure', 'dl><dd', 'a href="x"><div'])(
    'nest %s 10,000 times',
    (name) => {
      expect(ends(`${`<${name}>`.repeat(10_000)}نص<p>آخر`)).toMatch(/نص ?آخر$/);
    },
  );

  test('nest elements deeper than a parser should follow', () => {
    const { blocks, losses } = readPart(`${'<div>'.repeat(100_000)}نص`);
    expect(textOfBlocks(blocks)).toBe('نص');
    expect(losses.changes).toMatchObject([{ reason: 'structure-flattened', name: 'html' }]);
  });

  test('multiply marks over paragraphs', () => {
    const marks = Array.from({ length: 2000 }, (_, index) => `<b class="${index}">`).join('');
    const { blocks } = readPart(`${marks}${'<p>نص'.repeat(2000)}`);
    expect(textOfBlocks(blocks).match(/نص/g)).toHaveLength(2000);
  });

  test('span a million cells', () => {
    const { blocks } = readPart('<table><tr><th>أ<th>ب<tr><td colspan="1000000" rowspan="99999999">ج</table>');
    expect(blocks).toMatchObject([{ type: 'table', body: [[{ columns: 1000, rows: 1000 }]] }]);
  });

  test('have attributes that are no numbers, addresses or languages', () => {
    const { blocks } = readPart(
      '<ol start="1e999"><li lang="&lt;script>">نص</ol><img src="%" width="-1" srcset=", ,x 1z" alt="صورة">',
    );
    expect(blocks).toMatchObject([
      { type: 'list', items: [{ blocks: [{ type: 'paragraph', children: [{ type: 'text', value: 'نص' }] }] }] },
      { type: 'picture', picture: { alt: 'صورة' } },
    ]);
  });

  test('have 100,000 list items', () => {
    expect(readPart(`<ul>${'<li>نص'.repeat(100_000)}</ul>`).blocks).toMatchObject([{ type: 'list' }]);
  });

  test('name elements and attributes like properties of objects', () => {
    expect(ends('<constructor>نص</constructor><p __proto__="x" class="constructor">آخر</p>')).toBe('نص آخر');
  });
});
