import { expect, test } from 'vitest';
import { createFragmentCache } from '../../../../generator/pages/render/context.tsx';
import { assemble as assemblePieces, fillHoles, hole, marks, pieceOf } from '../../../../templates/model/page/pieces.ts';

const { whole, open, filled, close } = marks;

const assemble = (html: string, pieces: readonly string[]) => assemblePieces(html, pieces.map(pieceOf));

test('replaces marks by pieces in order', () => {
  expect(assemble(`<p>${whole}a</p>${whole}`, ['<i>1</i>', '<i>2</i>'])).toBe('<p><i>1</i>a</p><i>2</i>');
  expect(assemble('<p>plain</p>', [])).toBe('<p>plain</p>');
});

test('fills holes by number, in any order and number', () => {
  const piece = `<b>${hole(1)}</b><i>${hole(0)}</i><u>${hole(1)}</u>${hole(2)}.`;
  expect(assemble(`<div>${open}one${filled}two${filled}${close}</div>`, [piece])).toBe(
    '<div><b>two</b><i>one</i><u>two</u>.</div>',
  );
});

test('fills holes with nested pieces and holes', () => {
  const written = `${open}a${whole}${filled}${open}b${filled}${close}c${filled}${close}${whole}`;
  expect(assemble(written, [`<1>${hole(0)}<2>${hole(1)}<3>`, '-', `[${hole(0)}]`, '!'])).toBe('<1>a-<2>[b]c<3>!');
});

test.each([
  ['a mark without a piece', whole, []],
  ['a piece without a mark', '', ['<i></i>']],
  ['unclosed holes', `${open}a${filled}`, ['<i></i>']],
  ['an end without a start', close, []],
  ['another control character', 'a\u0001', []],
])('throws for %s', (_, html, pieces) => {
  expect(() => assemble(html, pieces)).toThrow('control character');
});

test('fills the holes of a single piece', () => {
  expect(fillHoles(pieceOf(`<b title="${hole(0)}">${hole(1)}${hole(0)}</b>`), ['x', 'y'])).toBe('<b title="x">yx</b>');
  expect(fillHoles(pieceOf('<b></b>'), [])).toBe('<b></b>');
});

test('caches fragments shared by many pages and evicts unused ones', () => {
  const keep = createFragmentCache();
  const [head, island] = [{}, {}];
  const rendered: string[] = [];
  const render = (owner: object, key: string) => {
    const piece = keep(owner, key, () => {
      rendered.push(key);
      return `<i>${key}</i>`;
    });
    expect(assemblePieces(whole, [piece])).toBe(`<i>${key}</i>`);
  };
  const common = Array.from({ length: 40 }, (_, index) => `common ${index}`);
  for (let page = 0; page < 2000; page++) {
    render(island, `own ${page}`);
    render(head, 'the same for another owner');
    for (const key of common) render(island, key);
  }
  expect(rendered).toHaveLength(2000 + 1 + common.length);
  render(island, 'own 1999');
  expect(rendered).toHaveLength(2000 + 1 + common.length);
  render(island, 'own 0');
  expect(rendered.at(-1)).toBe('own 0');
});
