import { Source } from '../../generator/core/json/source.ts';

const notice = { type: 'notice', icon: 'compass', heading: 'Hours 1', text: ['From 9 to 4.'] };
const description = 'Page 1 of a site that shows each key of the whole once, so that a fault can stand in it.';

const pages = [
  { path: '/', title: 'Start 1', description, blocks: [{ type: 'banner', title: 'Start 1', text: 'From 9.' }, notice] },
  {
    path: '/about',
    title: 'About 1',
    description: `${description} 2`,
    blocks: [{ type: 'intro', title: 'About 1', text: ['1'] }],
  },
];

const post = {
  name: 'ink',
  title: 'Ink 1',
  date: '2026-03-29',
  summary: 'A workshop on making old ink of gall and gum, for 20 people.',
  body: ['The day begins at 9.'],
};

/** A value for each top-level key. Texts without Arabic letters are in all languages. */
const members = {
  $schema: './site.schema.json',
  version: 1,
  site: { name: 'House 1', url: 'https://house.example.com' },
  announcement: { text: 'Open from 9 to 4.', action: { label: 'About 1', href: '/about' } },
  header: {
    links: [
      { label: 'About 1', href: '/about' },
      { label: 'News 1', href: '/news' },
    ],
  },
  footer: { about: 'House 1', legal: [{ label: 'About 1', href: '/about' }], copyright: { year: 2026, text: 'House 1' } },
  collections: {
    news: { type: 'posts', path: '/news', title: 'News 1', description, posts: [post] },
  },
  routes: pages,
  redirects: [
    { from: '/old', to: '/about' },
    { from: '/older', to: '/news' },
  ],
  notFound: { title: 'Gone 404', description, blocks: [{ type: 'intro', title: 'Gone 404', text: ['404'] }] },
};

export const topLevelKeys = Object.keys(members);

/** Languages of the sites; lines and columns are equal except for the line that lists them. */
export const languageLists: Record<string, object> = {
  one: { language: 'ar' },
  two: { languages: ['ar', 'en'] },
  three: { languages: ['ar', 'en', 'fr'] },
};

/** Text of a valid site. */
export const siteIn = (languages: object): string =>
  JSON.stringify({ ...members, site: { ...members.site, ...languages, search: {} } }, null, 2)
    // One line, however many languages.
    .replace(/"languages": \[[^\]]*\]/, (list) => list.replaceAll(/\s+/g, ' '));

/** Places in nested values, besides those of top-level keys. */
const innerPlaces = [
  ['collections', 'news'],
  ['collections', 'news', 'posts', 0],
  ['routes', 1],
  ['routes', 0, 'blocks', 1],
];

export const places: (string | number)[][] = [...topLevelKeys.map((key) => [key]), ...innerPlaces];

/** Placeholder of an invalid UTF-8 byte, the alef of windows-1256. */
const oddByte = '\ue000';
/** Placeholder of the end of the file. */
const fileEnd = '\ue001';

/** Value, and its key with the colon; empty for list items. */
interface Member {
  key: string;
  value: string;
}

type Break = (member: Member) => string;

/** Replaces the value. */
const insteadOf =
  (text: string): Break =>
  ({ key }) =>
    key + text;

/** Inserts into the first object or list of the value, or before a scalar. */
const within =
  (text: string): Break =>
  ({ key, value }) =>
    /[{[]/.test(value) ? key + value.replace(/[{[]/, (bracket) => bracket + text) : key + text + value;

/** Inserts into the first text of the value, or replaces a value without text by one. */
const inText =
  (text: string): Break =>
  ({ key, value }) =>
    key + (value.includes('"') ? value.replace('"', () => `"${text}`) : `"${text}"`);

const around =
  (before: string, after: string): Break =>
  ({ key, value }) =>
    key + before + value + after;

const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;

/** Syntax errors. Each keeps the text before its place. */
export const syntaxErrors: Record<string, Break> = {
  'a comma before the value': around(',', ''),
  'a comma within': within(','),
  'a comma more behind': around('', ','),
  'a trailing comma': ({ key, value }) => key + value.replace(/\s*[}\]]?$/, (end) => `,${end}`),
  'no comma': ({ key, value }) => `${key}${value} ${key === '' ? '' : '"next": '}1`,
  'no colon': ({ key, value }) => key.replace(':', '') + (key === '' ? `${value} :` : value),
  'an equals sign': ({ key, value }) => (key === '' ? `= ${value}` : key.replace(':', '=') + value),
  'single quotes around the key': ({ key, value }) => (key === '' ? `'${value}'` : key.replaceAll('"', "'") + value),
  'single quotes around the value': insteadOf("'text'"),
  'curly quotes': insteadOf('“text”'),
  'a key without quotes': ({ key, value }) => (key === '' ? `text: ${value}` : key.replaceAll('"', '') + value),
  'the key twice': ({ key, value }) => (key === '' ? `{"a": 1,\n"a": 2}` : `${key}${value},\n${key}${value}`),
  'a key twice within': ({ key, value }) =>
    key + (value.includes('{') ? value.replace('{', '{"twice": 1,\n"twice": 1,') : '{"twice": 1,\n"twice": 1}'),
  'the key __proto__': ({ key, value }) => (key === '' ? '{"__proto__": 1}' : `"__proto__": 1,\n${key}${value}`),
  'half a number': insteadOf('1e'),
  'a number with a zero before': insteadOf('01'),
  'a number with a plus sign': insteadOf('+1'),
  'a number without its first digit': insteadOf('.5'),
  'a number that ends in a point': insteadOf('1.'),
  NaN: insteadOf('NaN'),
  Infinity: insteadOf('-Infinity'),
  'Arabic digits': insteadOf('١٢'),
  True: insteadOf('True'),
  undefined: insteadOf('undefined'),
  nothing: insteadOf(''),
  'a byte of windows-1256 in a text': inText(oddByte),
  'a byte of windows-1256 behind': around('', oddByte),
  'a text without an end': insteadOf('"text'),
  'a text that ends too soon': inText('"'),
  'a line break in a text': inText('\n'),
  'a tab in a text': inText('\t'),
  'a NUL in a text': inText('\0'),
  'an unknown escape': inText('\\x'),
  'half an escape': inText('\\u12'),
  'a comment at the end of a line': within('// text\n'),
  'a comment': within('/* text */'),
  'a line of a script': within('# text\n'),
  'lists nested 102 deep': insteadOf(nested('[', ']', 102)),
  'objects nested 102 deep': insteadOf(nested('{"a":', '}', 102)),
  'a bracket that is missing': ({ key, value }) => key + value.replace(/[}\]]$|$/, (end) => (end === '' ? '[' : '')),
  'a bracket more': around('', '}'),
  'another bracket': ({ key, value }) => key + value.replace(/[}\]]?$/, (end) => (end === '}' ? ']' : '}')),
  'a no-break space': around('\u00a0', ''),
  'a byte order mark': around('\ufeff', ''),
  'the end of the file': ({ key, value }) => key + value.slice(0, 15) + fileEnd,
};

const bytesOf = (text: string) => {
  const [kept = ''] = text.split(fileEnd);
  const pieces = kept.split(oddByte).map((piece) => Buffer.from(piece));
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [Buffer.from([0xc7]), piece])));
};

/** Valid text with a syntax error at a place. */
export function breakAt(text: string, place: (string | number)[], error: Break): Buffer {
  const source = new Source('site.json', text);
  const [from, to] = source.spanOf(place) ?? [0, 0];
  const start = typeof place.at(-1) === 'string' ? source.offsetAt(source.positionOfKey(place)) : from;
  const member = { key: text.slice(start, from), value: text.slice(from, to) };
  return bytesOf(text.slice(0, start) + error(member) + text.slice(to));
}
