import { expect, test } from 'vitest';
import { tallyHtml } from '../../../../../generator/import/account/count/tally-html.ts';

const codeOf = (html: string) => tallyHtml(`<pre>${html}</pre>`).codeBlocks[0];

test('blocks within code are lines', () => {
  expect(codeOf('<div>a</div><div>b</div>c')?.text).toBe('a\nb\nc');
  expect(codeOf('a<br>b <span>c</span>')?.text).toBe('a\nb c');
});

test('what browsers do not show is no part of the shown code', () => {
  expect(codeOf('a<span hidden>b</span>c')).toEqual({ text: 'abc', plain: 'ac' });
  expect(codeOf('a<button>copy</button>')).toEqual({ text: 'a  copy ', plain: 'a' });
});

test('hidden text is counted, but is no part of words and items around it', () => {
  const { body, headings } = tallyHtml('<h2>one<i hidden>two</i>three</h2>');
  expect(body).toEqual(['onethree', 'two']);
  expect(headings).toEqual([{ text: 'onethree' }]);
});

test('parts of a picture that lead somewhere are links', () => {
  expect(tallyHtml('<map><area href="/x" alt="one"><area alt="two"></map>')).toMatchObject({
    body: ['one', 'two'],
    links: [{ text: 'one', address: '/x' }],
  });
});

test('readings and buttons are apart from what follows', () => {
  expect(codeOf('a<rt>b</rt>c<a class="btn" href="/">d</a>e')?.text).toBe('a  b c  d e');
});

test('what is no code divides the words beside it, and adds no space to others', () => {
  expect(codeOf('a<input>b')?.plain).toBe('a b');
  expect(codeOf('a <button>copy</button>\nb')?.plain).toBe('a \nb');
});
