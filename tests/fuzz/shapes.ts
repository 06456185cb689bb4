import { readFileSync } from 'node:fs';
import { fixtureSite } from '../support/build.ts';

/** Texts that can be made of any size, each of which something may take too long over. */
type Shape = (size: number) => string;

const minimal = () => readFileSync(fixtureSite('minimal'), 'utf8');

const paragraph = 'نقرأ السياسات والإجراءات مع فريق الجهة، ونقارن ما تطلبه من الموظف بما تدعو إليه القيم. ';

/** A page of two kilobytes, as people write them. */
function page(index: number, path = `/page-${index}`): unknown {
  const image = { src: 'picture.svg', alt: 'صورة' };
  return {
    path,
    title: `صفحة ${index}`,
    description: paragraph,
    breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: `صفحة ${index}` }],
    blocks: [
      { type: 'banner', title: `صفحة ${index}`, text: paragraph, image },
      {
        type: 'feature',
        heading: 'قسم',
        text: [paragraph, paragraph],
        action: { label: 'التالية', href: `/page-${Math.max(0, index - 1)}` },
        image,
      },
    ],
  };
}

/** A site of many pages; `change` may spoil each. */
function siteOf(size: number, change: (page: Record<string, unknown>, index: number) => unknown = (one) => one): string {
  const site = JSON.parse(minimal());
  const bytes = Buffer.byteLength(JSON.stringify(page(100), null, 2));
  const count = Math.max(1, Math.round(size / bytes));
  site.routes.push(...Array.from({ length: count }, (_, index) => change(page(index) as Record<string, unknown>, index)));
  return JSON.stringify(site, null, 2);
}

/** A run of something as the name of the site, or raw in its place. */
const inName =
  (unit: string, before = '"', after = '"'): Shape =>
  (size) =>
    minimal().replace('"موقع صغير"', () => before + unit.repeat(Math.ceil(size / Buffer.byteLength(unit))) + after);

const raw = (unit: string): Shape => inName(unit, '', '');

export const shapes: Record<string, Shape> = {
  pages: (size) => siteOf(size),
  'pages in one line': (size) => JSON.stringify(JSON.parse(siteOf(size))),
  'pages without title': (size) => siteOf(size, ({ title, ...rest }) => rest),
  'pages with a misspelt key': (size) => siteOf(size, (one, index) => ({ ...one, [`titel${index}`]: 1 })),
  'pages of one path': (size) => siteOf(size, (one) => ({ ...one, path: '/same' })),
  'pages with dead links': (size) =>
    siteOf(size, (one, index) => ({ ...one, breadcrumb: [{ label: 'x', href: `/gone-${index}` }] })),
  'pages with missing pictures': (size) =>
    siteOf(size, (one, index) => ({
      ...one,
      blocks: [{ type: 'banner', title: 'x', text: 'y', image: { src: `gone-${index}.svg`, alt: 'x' } }],
    })),
  'pages with former paths': (size) =>
    siteOf(size, (one, index) => ({ ...one, movedFrom: [`/old-${index}`, `/old-${index + 1}`] })),
  'many cards and redirects': (size) => {
    const site = JSON.parse(minimal());
    const image = { src: 'picture.svg', alt: 'x' };
    const numbers = Array.from({ length: Math.round(size / 330) }, (_, index) => index + 1);
    const cards = numbers.map((id) => ({ name: `c${id}`, id, image, title: `t${id}`, description: 'x', href: `/gone${id}` }));
    site.collections = { many: { type: 'link-cards', cards } };
    site.redirects = numbers.map((id) => ({ from: `/old${id}`, to: `/old${id + 1}` }));
    const names = numbers.map((id) => `d${id}`);
    site.routes[0].blocks.push({ type: 'card-grid', cards: { collection: 'many', names } });
    return JSON.stringify(site, null, 2);
  },
  'one page of many blocks': (size) => {
    const site = JSON.parse(minimal());
    const { blocks } = page(0) as { blocks: unknown[] };
    const count = Math.round(size / Buffer.byteLength(JSON.stringify(blocks[1], null, 2)));
    site.routes[0].blocks.push(
      ...Array.from({ length: count }, (_, index) => ({ ...(blocks[1] as object), id: `same-${index % 9}` })),
    );
    return JSON.stringify(site, null, 2);
  },
  'escaped quotes in a text': inName('\\"'),
  'escaped controls in a text': inName('\\u0001'),
  'escaped half pairs in a text': inName('\\ud800'),
  'marks in a text': inName('\u064e'),
  'invisible marks in a text': inName('\u200f'),
  'invisible marks among letters': inName('ق\u200f'),
  'escaped marks among letters': inName('ق\\u200f'),
  'lines of opened isolates': inName('ق\u2067\\n'),
  'joined pictures': inName('👩\u200d💻'),
  'opened isolates in a text': inName('\u2067'),
  'joiners in a text': inName('\u200d'),
  'a long word': inName('W'),
  'raw tabs in a text': inName('\t'),
  'opened brackets': raw('['),
  'opened braces': raw('{"a":'),
  'closed brackets': raw(']'),
  'quotation marks': raw('"'),
  'curly quotation marks': raw('“'),
  'pairs of curly quotation marks': raw('«a» '),
  'single quotation marks': raw("'"),
  backslashes: raw('\\'),
  slashes: raw('/'),
  'opened comments': raw('/*'),
  commas: raw(','),
  words: raw('true '),
  'Arabic digits': raw('٣'),
  spaces: raw(' '),
  'empty lines': raw('\n'),
  'lines of text without end': raw('"a\n'),
  'keys of one name': (size) => minimal().replace('{', () => `{${'"a": 1,\n'.repeat(size / 8)}`),
  'unclosed braces on lines': (size) => minimal().replace('{', () => `{${'"a": {\n'.repeat(size / 8)}`),
};
