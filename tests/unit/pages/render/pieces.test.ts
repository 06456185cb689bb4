import { expect, test } from 'vitest';
import { createFragmentCache } from '../../../../generator/pages/render/context.tsx';
import { assemble as assemblePieces, fillHoles, hole, marks, pieceOf } from '../../../../templates/model/page/pieces.ts';

const { whole, open, filled, close } = marks;

const assemble = (html: string, pieces: readonly string[]) => assemblePieces(html, pieces.map(pieceOf));

test('pieces stand where their marks stood, in their order', () => {
  expect(assemble(`<p>${whole}a</p>${whole}`, ['<i>1</i>', '<i>2</i>'])).toBe('<p><i>1</i>a</p><i>2</i>');
  expect(assemble('<p>plain</p>', [])).toBe('<p>plain</p>');
});

test('holes are filled with what was written for them, whatever their order, and as often as they are there', () => {
  const piece = `<b>${hole(1)}</b><i>${hole(0)}</i><u>${hole(1)}</u>${hole(2)}.`;
  expect(assemble(`<div>${open}one${filled}two${filled}${close}</div>`, [piece])).toBe(
    '<div><b>two</b><i>one</i><u>two</u>.</div>',
  );
});

test('what fills a hole may have pieces, and holes, of its own', () => {
  const written = `${open}a${whole}${filled}${open}b${filled}${close}c${filled}${close}${whole}`;
  expect(assemble(written, [`<1>${hole(0)}<2>${hole(1)}<3>`, '-', `[${hole(0)}]`, '!'])).toBe('<1>a-<2>[b]c<3>!');
});

test.each([
  ['a mark without a piece', whole, []],
  ['a piece without a mark', '', ['<i></i>']],
  ['holes that end nowhere', `${open}a${filled}`, ['<i></i>']],
  ['an end without a beginning', close, []],
  ['another character', 'a\u0001', []],
])('%s is no page', (_, html, pieces) => {
  expect(() => assemble(html, pieces)).toThrow('control character');
});

test('a piece is filled by itself too', () => {
  expect(fillHoles(pieceOf(`<b title="${hole(0)}">${hole(1)}${hole(0)}</b>`), ['x', 'y'])).toBe('<b title="x">yx</b>');
  expect(fillHoles(pieceOf('<b></b>'), [])).toBe('<b></b>');
});

test('what every page has is made once, however much a page has of its own, and what is not asked for again goes', () => {
  const keep = createFragmentCache();
  const [head, island] = [{}, {}];
  const made: string[] = [];
  const ask = (owner: object, key: string) => {
    const piece = keep(owner, key, () => {
      made.push(key);
      return `<i>${key}</i>`;
    });
    expect(assemblePieces(whole, [piece])).toBe(`<i>${key}</i>`);
  };
  const common = Array.from({ length: 40 }, (_, index) => `common ${index}`);
  for (let page = 0; page < 2000; page++) {
    ask(island, `own ${page}`);
    ask(head, 'the same for another owner');
    for (const key of common) ask(island, key);
  }
  expect(made).toHaveLength(2000 + 1 + common.length);
  ask(island, 'own 1999');
  expect(made).toHaveLength(2000 + 1 + common.length);
  ask(island, 'own 0');
  expect(made.at(-1)).toBe('own 0');
});
