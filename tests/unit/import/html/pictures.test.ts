import { describe, expect, test } from 'vitest';
import { largestOf } from '../../../../generator/import/html/pictures.ts';
import type { BlockNode, InlineNode } from '../../../../generator/import/model/content.ts';
import { readPart } from '../../../support/import-html.ts';

const text = (value: string): InlineNode => ({ type: 'text', value });
const picture = (address: string, alt = ''): BlockNode => ({ type: 'picture', picture: { address, alt } });
const blocksOf = (html: string): BlockNode[] => readPart(html).blocks;

test.each([
  ['a.jpg 300w, b.jpg 1024w, c.jpg 768w', 'b.jpg'],
  ['a.jpg, b.jpg 2x', 'b.jpg'],
  ['a,b,c.jpg 1x, d.jpg 3x', 'd.jpg'],
  ['https://x/w_300,h_200/a.jpg 300w,https://x/w_900,h_600/a.jpg 900w', 'https://x/w_900,h_600/a.jpg'],
  ['data:image/gif;base64,AA 1x', undefined],
  ['', undefined],
])('the largest of "%s"', (set, address) => {
  expect(largestOf(set)).toBe(address);
});

describe('pictures', () => {
  test.each([
    ['<img src="a.jpg" alt=" صورة  جميلة ">', picture('a.jpg', 'صورة جميلة')],
    ['<p><img src="a-300x200.jpg" srcset="a-300x200.jpg 300w, a.jpg 900w"></p>', picture('a.jpg')],
    ['<img src="data:image/gif;base64,R0" data-src="a.jpg">', picture('a.jpg')],
    ['<img src="data:image/gif;base64,R0" data-lazy-src="a.jpg">', picture('a.jpg')],
    ['<picture><source srcset="b.webp 2x"><img src="a.jpg"></picture>', picture('a.jpg')],
    ['<picture><source srcset="b.webp 2x"><img src="data:,"></picture>', picture('b.webp')],
    ['<noscript><img src="a.jpg"></noscript>', picture('a.jpg')],
    ['<a href="big.jpg"><img src="a.jpg"></a>', { ...picture('a.jpg'), href: 'big.jpg' }],
    ['<figure><img src="a.jpg"><figcaption>شرح</figcaption></figure>', { ...picture('a.jpg'), caption: [text('شرح')] }],
    [
      '<div class="wp-caption"><a href="/x"><img src="a.jpg"></a><p class="wp-caption-text">شرح</p></div>',
      { ...picture('a.jpg'), href: '/x', caption: [text('شرح')] },
    ],
    [
      '<img class="wp-image-12" src="a.jpg" width="300" height="200">',
      { type: 'picture', picture: { address: 'a.jpg', alt: '', media: '12', width: 300, height: 200 } },
    ],
  ])('%s', (html, block) => {
    expect(blocksOf(html)).toEqual([block]);
  });

  test('in a sentence stay there', () => {
    expect(blocksOf('<p>قبل <img src="a.jpg" alt="أ"> بعد</p>')).toEqual([
      { type: 'paragraph', children: [text('قبل '), { type: 'picture', picture: { address: 'a.jpg', alt: 'أ' } }, text(' بعد')] },
    ]);
  });

  test('for browsers without scripts are counted once', () => {
    const { blocks, losses } = readPart(
      '<p><img data-src="a-300x200.jpg" alt="أ"><noscript><img src="a.jpg" alt="أ"></noscript></p>',
    );
    expect(blocks).toEqual([picture('a-300x200.jpg', 'أ')]);
    expect(losses.omissions).toMatchObject([{ reason: 'duplicate', name: 'noscript', text: 'أ', counts: { pictures: 1 } }]);
  });

  test('of emoji are text, and those of one pixel are left out', () => {
    const { blocks, losses } = readPart(
      '<p>نص<img class="emoji" alt="😀" src="e.svg"></p><img src="t.gif" width="1" height="1">',
    );
    expect(blocks).toEqual([{ type: 'paragraph', children: [text('نص 😀')] }]);
    expect(losses.changes).toMatchObject([{ reason: 'characters', counts: { pictures: -1 } }]);
    expect(losses.omissions).toMatchObject([{ reason: 'script', name: 'img', counts: { pictures: 1 } }]);
  });
});

describe('galleries', () => {
  const captioned = (address: string, caption: string) => ({ ...picture(address), caption: [text(caption)] });

  test.each([
    [
      'of WordPress shortcodes',
      '<div class="gallery"><dl class="gallery-item"><dt><a href="/1"><img src="1.jpg"></a></dt><dd class="gallery-caption">أول</dd></dl><br><dl class="gallery-item"><dt><img src="2.jpg"></dt></dl></div>',
      [{ ...captioned('1.jpg', 'أول'), href: '/1' }, picture('2.jpg')],
    ],
    [
      'of nested figures',
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="1.jpg"><figcaption>أول</figcaption></figure><figure class="wp-block-image"><img src="2.jpg"></figure></figure>',
      [captioned('1.jpg', 'أول'), picture('2.jpg')],
    ],
    [
      'of list items',
      '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="1.jpg"></figure></li><li class="blocks-gallery-item"><figure><img src="2.jpg"><figcaption>ثان</figcaption></figure></li></ul></figure>',
      [picture('1.jpg'), captioned('2.jpg', 'ثان')],
    ],
    [
      'of several pictures in a figure',
      '<figure><img src="1.jpg"><img src="2.jpg"></figure>',
      [picture('1.jpg'), picture('2.jpg')],
    ],
  ])('%s', (_, html, pictures) => {
    expect(blocksOf(html)).toEqual([{ type: 'gallery', pictures }]);
  });

  test('have a caption of the whole', () => {
    const html =
      '<figure class="wp-block-gallery"><figure><img src="1.jpg"></figure><figure><img src="2.jpg"></figure><figcaption class="blocks-gallery-caption">الكل</figcaption></figure>';
    expect(blocksOf(html)).toMatchObject([
      { type: 'gallery', pictures: [picture('1.jpg'), picture('2.jpg')], caption: [text('الكل')] },
    ]);
  });

  test('with other text are read as usual', () => {
    expect(blocksOf('<div class="gallery"><img src="1.jpg"><p>نص</p><img src="2.jpg"></div>').map(({ type }) => type)).toEqual([
      'picture',
      'paragraph',
      'picture',
    ]);
  });
});

describe('media', () => {
  test.each([
    ['<iframe src="https://v.example/1" title="درس"></iframe>', { type: 'embed', address: 'https://v.example/1', title: 'درس' }],
    ['<iframe src="about:blank" data-src="https://v.example/1"></iframe>', { type: 'embed', address: 'https://v.example/1' }],
    [
      '<video poster="p.jpg"><source src="a.mp4"><source src="a.webm"></video>',
      { type: 'video', address: 'a.mp4', poster: { address: 'p.jpg', alt: '' } },
    ],
    [
      '<figure><audio src="a.mp3"></audio><figcaption>شرح</figcaption></figure>',
      { type: 'audio', address: 'a.mp3', caption: [text('شرح')] },
    ],
    ['<object data="a.pdf" type="application/pdf"></object>', { type: 'file', address: 'a.pdf' }],
    ['<embed src="a.swf">', { type: 'embed', address: 'a.swf' }],
  ])('%s', (html, block) => {
    expect(blocksOf(html)).toEqual([block]);
  });

  test('name their tracks and what is shown without them', () => {
    const { losses } = readPart('<video src="a.mp4"><track src="a.vtt">لا يعمل <a href="a.mp4">تنزيل</a></video>');
    expect(losses.omissions).toMatchObject([
      { reason: 'hidden', name: 'video', text: 'لا يعمل تنزيل', counts: { links: 1 } },
      { reason: 'plugin-data', name: 'track a.vtt' },
    ]);
  });
});
