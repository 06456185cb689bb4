import { describe, expect, test } from 'vitest';
import { convertPage } from '../../../../generator/import/convert/convert-page.ts';
import type { BlockNode, FigureNode, InlineNode } from '../../../../generator/import/model/content.ts';
import { importContext } from '../../../support/import-context.ts';

const words = (value: string): InlineNode[] => [{ type: 'text', value }];
const paragraph = (value: string): BlockNode => ({ type: 'paragraph', children: words(value) });
const heading = (value: string, id?: string): BlockNode => ({
  type: 'heading',
  level: 2,
  children: words(value),
  ...(id !== undefined && { id }),
});
const picture: FigureNode = { type: 'picture', picture: { address: '/a.jpg', alt: 'صورة' } };
const image = { src: 'picture.svg', alt: 'صورة' };
const button = (label: string, href = '/page'): BlockNode => ({ type: 'buttons', links: [{ label, href }] });

const title = 'من نحن';

function convert(blocks: BlockNode[], parts: { summary?: string; picture?: FigureNode['picture'] } = {}, changes = {}) {
  const context = importContext(changes);
  return { blocks: convertPage({ title, ...parts, blocks }, context), ids: context.ids, ...context.losses };
}

describe('openings', () => {
  test('have the title, then the text', () => {
    expect(convert([paragraph('نص')]).blocks).toEqual([
      { type: 'banner', title },
      { type: 'prose', body: ['نص'] },
    ]);
    expect(convert([]).blocks).toEqual([{ type: 'banner', title }]);
  });

  test('have the summary and the picture of the document', () => {
    const { blocks } = convert([paragraph('نص')], { summary: 'ملخص **هنا**', picture: picture.picture });
    expect(blocks[0]).toEqual({ type: 'banner', title, text: 'ملخص ∗∗هنا∗∗', image });
  });

  test('lack a summary that the content begins with', () => {
    expect(convert([paragraph('أول الكلام وآخره')], { summary: 'أول الكلام…' }).blocks[0]).toEqual({ type: 'banner', title });
  });

  test('say the title once', () => {
    const { blocks, changes, ids } = convert([heading('من نحن', 'عن'), paragraph('نص')]);
    expect(blocks).toEqual([
      { type: 'banner', id: 'section', title },
      { type: 'prose', body: ['نص'] },
    ]);
    expect(ids?.get('عن')).toBe('section');
    expect(changes).toMatchObject([{ reason: 'repeated', before: title, counts: { headings: -1 } }]);
  });

  test('are a hero where the content begins with a cover', () => {
    const cover: BlockNode = { type: 'cover', picture, blocks: [heading(title), paragraph('جملة'), button('ابدأ')] };
    expect(convert([cover]).blocks).toEqual([
      { type: 'hero', title, text: 'جملة', actions: [{ label: 'ابدأ', href: '/page' }], image },
    ]);
  });

  test('are a banner where a cover contains more', () => {
    const cover: BlockNode = { type: 'cover', picture, blocks: [paragraph('جملة'), paragraph('أخرى')] };
    expect(convert([cover]).blocks).toMatchObject([{ type: 'banner' }, { body: [{ type: 'figure' }, 'جملة', 'أخرى'] }]);
  });

  test('whose title no page can show have another', () => {
    const context = importContext();
    expect(convertPage({ title: '\u200f', blocks: [] }, context)).toEqual([{ type: 'banner', title: 'بلا عنوان' }]);
    const lost = convertPage({ title: '???? ??? ????', blocks: [] }, context);
    expect(lost).toEqual([
      { type: 'banner', title: 'بلا عنوان' },
      { type: 'prose', body: ['???? ??? ????'] },
    ]);
  });
});

describe('sections', () => {
  const said = [heading('خدمة', 'Service'), paragraph('كلام عنها'), button('المزيد')];
  const feature = {
    type: 'feature',
    id: 'service',
    heading: 'خدمة',
    text: ['كلام عنها'],
    action: { label: 'المزيد', href: '/page' },
    image,
  };

  test('of a picture with text are features', () => {
    const { blocks } = convert([paragraph('قبل'), { type: 'media-text', picture, side: 'end', blocks: said }, paragraph('بعد')]);
    expect(blocks.slice(1)).toEqual([{ type: 'prose', body: ['قبل'] }, feature, { type: 'prose', body: ['بعد'] }]);
  });

  test('of a picture with text are running text where a field is missing', () => {
    const node: BlockNode = { type: 'media-text', picture, side: 'start', blocks: [paragraph('كلام')] };
    expect(convert([node]).blocks.slice(1)).toMatchObject([{ type: 'prose', body: [{ type: 'figure' }, 'كلام'] }]);
  });

  test('of columns that begin with pictures are features on alternating sides', () => {
    const columns: BlockNode = {
      type: 'columns',
      columns: [
        [picture, ...said.slice(0, 2)],
        [picture, heading('أخرى'), paragraph('كلام')],
      ],
    };
    expect(convert([columns]).blocks.slice(1)).toMatchObject([
      { type: 'feature', imageSide: 'start' },
      { type: 'feature', heading: 'أخرى' },
    ]);
  });

  test('of many pictures are a gallery, unless they have a caption in common', () => {
    const gallery: BlockNode = { type: 'gallery', pictures: Array.from({ length: 5 }, () => picture) };
    expect(convert([gallery]).blocks.slice(1)).toEqual([
      { type: 'gallery', items: Array.from({ length: 5 }, () => ({ image })) },
    ]);
    expect(convert([{ ...gallery, caption: words('الرحلة') }]).blocks.slice(1)).toMatchObject([
      { type: 'prose', body: [{ type: 'pictures' }, { type: 'pictures' }, 'الرحلة'] },
    ]);
  });

  test('of files are downloads', () => {
    const file = (name: string): BlockNode => ({ type: 'file', address: '/x.pdf', title: name });
    expect(convert([file('أول'), file('ثانٍ')]).blocks.slice(1)).toEqual([
      {
        type: 'downloads',
        items: [
          { file: 'files/a.pdf', title: 'أول' },
          { file: 'files/a.pdf', title: 'ثانٍ' },
        ],
      },
    ]);
    expect(convert([file('وحيد')]).blocks[1]).toMatchObject({ type: 'prose' });
  });

  test('of details are questions below their heading', () => {
    const details = (summary: string): BlockNode => ({ type: 'details', summary: words(summary), blocks: [paragraph('جواب')] });
    expect(convert([heading('أسئلة'), details('لماذا؟'), details('كيف؟')]).blocks.slice(1)).toEqual([
      {
        type: 'faq',
        heading: 'أسئلة',
        items: [
          { question: 'لماذا؟', answer: ['جواب'] },
          { question: 'كيف؟', answer: ['جواب'] },
        ],
      },
    ]);
  });

  test('at the end with a button are a call to action', () => {
    expect(convert([paragraph('نص'), heading('هيا'), paragraph('تعال'), button('سجّل')]).blocks.slice(2)).toEqual([
      { type: 'call-to-action', heading: 'هيا', text: 'تعال', actions: [{ label: 'سجّل', href: '/page' }] },
    ]);
    expect(convert([heading('هيا'), paragraph('تعال'), button('سجّل', 'nowhere')]).blocks).toHaveLength(2);
  });

  test('list posts of a collection that has them', () => {
    const posts: BlockNode = { type: 'posts', terms: ['أخبار'], heading: words('جديدنا'), most: 500 };
    const resolvePosts = () => ({ collection: 'news', group: 'reports' });
    expect(convert([posts], {}, { resolvePosts }).blocks.slice(1)).toEqual([
      { type: 'posts', collection: 'news', group: 'reports', heading: 'جديدنا', most: 100 },
    ]);
    const { blocks, omissions } = convert([posts]);
    expect(blocks[1]).toEqual({ type: 'prose', body: ['**جديدنا**'] });
    expect(omissions).toMatchObject([{ reason: 'dynamic' }]);
  });

  test('are reached by links of the page', () => {
    const link: BlockNode = { type: 'paragraph', children: [{ type: 'link', href: '#خدمة', children: words('إليها') }] };
    const part: BlockNode = { type: 'media-text', picture, side: 'end', blocks: [heading('خدمة', 'خدمة'), paragraph('كلام')] };
    const { blocks, ids } = convert([link, part]);
    expect(blocks).toMatchObject([{}, { body: ['[إليها](/page#section)'] }, { id: 'section' }]);
    expect(ids?.get('خدمة')).toBe('section');
  });
});
