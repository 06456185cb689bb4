import { expect, test } from 'vitest';
import { withFrames, withoutShortcodes } from '../../../../../generator/import/account/count/shortcodes.ts';
import { tallyHtml } from '../../../../../generator/import/account/count/tally-html.ts';

const files = new Map([
  ['1', { address: '/one.jpg', alt: 'first', caption: 'First caption', parent: '9' }],
  ['2', { address: '/two.jpg', alt: 'second', caption: '', parent: '9' }],
]);

const context = { file: (id: string) => files.get(id), attached: () => [...files.values()] };

const tallyOf = (html: string) => tallyHtml(withFrames(withoutShortcodes(html, context)));

test('keeps captions and the content of unknown shortcodes, but not their names', () => {
  const html =
    '[caption id="x"]<img alt="cup" src="c.png"> A cup[/caption] [vc_row el_class="big"][box]inside[/box][/vc_row] [form id="7"]';
  expect(tallyOf(html).body.join(' ')).toBe('cup A cup inside');
});

test('leaves words in brackets that are no shortcodes', () => {
  expect(tallyOf('He said [sic] [1] [see below] [[gallery]]').body.join(' ')).toBe('He said sic 1 see below gallery');
});

test('leaves code as it is', () => {
  expect(tallyOf('<pre>a[i] = [gallery ids="1"]</pre><code>[x y="z"]</code>').body.join(' ')).toBe('a i gallery ids 1 x y z');
});

test('counts pictures of galleries with alt and caption', () => {
  expect(tallyOf('[gallery ids="2,1"]').pictures.map(({ address }) => address)).toEqual(['/two.jpg', '/one.jpg']);
  expect(tallyOf('[gallery]').body.join(' ')).toBe('first First caption second');
});

test('counts media shortcodes and lonely addresses as frames', () => {
  const html =
    '[audio src="a.mp3"][/audio][embed width="1"]https://vimeo.com/1[/embed]\nhttps://youtu.be/abcdefg\n\nhttps://example.org/page';
  expect(tallyOf(html).embeds.map(({ address }) => address)).toEqual([
    'a.mp3',
    'https://vimeo.com/1',
    'https://youtu.be/abcdefg',
  ]);
});
