import type { NodeIndex } from '../../../generator/content/schema/compiled-schema.ts';
import { nodeAt } from '../../../generator/content/schema/look-up.ts';
import { plainWords, readInline } from '../../../generator/content/text/inline/read.ts';
import { type Both, code, inBoth, joined, placeName, type SiteLanguage, same } from './both.ts';
import type { Content } from './page.ts';
import { type Key, wordsAt } from './told.ts';
import { kindWords, referenceWords as words } from './words.ts';

/** Longer lists of words have a page of their own. */
export const mostWords = 24;

/** An example of more characters says less than what it is an example of. */
const longestExample = 90;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Words as they stand: signs that a sentence would read as marks are taken away, with the list of marks that may be written. */
export function withoutMarks(text: string): string {
  const words = text.replace(/ \(\*\*…\*\*.*?\)$/, '').replaceAll('\u200F', '');
  return readInline(words) ? plainWords(words) : words;
}

/** What may stand at a place, in a few words. */
export function valueAt(index: NodeIndex): Both {
  const shape = nodeAt(index);
  if (shape?.is === 'string') return kindWords[shape.kind];
  if (shape?.is === 'number') return shape.rules?.some(({ check }) => check[0] === 'whole') ? words.whole : words.number;
  if (shape?.is === 'boolean') return words.flag;
  if (shape?.is === 'words')
    return shape.words.length === 1 ? same(code(JSON.stringify(shape.words[0]))) : oneOf(shape.words.length);
  if (shape?.is === 'list') return listOf(shape.item);
  if (shape?.is === 'record') return words.named;
  if (shape?.is === 'variants') return words.byType;
  if (shape?.is !== 'either') return words.object;
  const options = shape.options.map(valueAt);
  const distinct = options.filter(({ en }, at) => options.findIndex((other) => other.en === en) === at);
  return joined(distinct, ' / ');
}

const oneOf = (count: number) => (count > mostWords ? words.oneOfMany : words.oneOf);

const listOf = (item: NodeIndex): Both => joined([words.list, valueAt(item)], ': ');

/** How much or how many, in words: the signs of mathematics are in few fonts. */
const limitsIn = (limits: string): Both =>
  inBoth((language) => {
    const [, sign, number] = /^([≥≤]) (.+)$/.exec(limits) ?? [];
    return sign === undefined ? limits : (sign === '≥' ? words.least : words.most)[language].replace('%s', number ?? '');
  });

/** What may stand there, whether it must, what holds where it does not, and an example. */
function valueLine({ index, isRequired, limits, fallback, example }: Key): Both {
  const isShown = (language: SiteLanguage) =>
    example !== '' && fallback[language] === '' && example.length <= longestExample && (language === 'ar' || !isArabic(example));
  return inBoth((language) =>
    [
      `*${valueAt(index)[language]}*`,
      limitsIn(limits)[language],
      isRequired ? words.required[language] : '',
      fallback[language] && `${words.absent[language]}: ${code(fallback[language])}`,
      isShown(language) ? `${words.example[language]}: ${code(example)}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

/** Names of lists of words that have pages of their own, and where they are. */
export const pageOfWords = (list: string) => `/reference/values/${list}`;

function valuesOf({ index }: Key): Content[] {
  const all = wordsAt(index);
  const [first] = all;
  if (!first) return [];
  if (all.length > mostWords && first.list !== undefined) return [linkPiece(pageOfWords(first.list), words.seeValues)];
  const items = all.map(({ word, meaning }) =>
    inBoth((language) => [code(word), withoutMarks(meaning[language])].filter(Boolean).join(' — ')),
  );
  return [{ type: 'list', items }];
}

/** A paragraph that is one link. */
export const linkPiece = (path: string, label: Both) =>
  inBoth((language) => `[${label[language]}](${path})`) as unknown as Content;

/** Rank of the heading of a key: keys of the object itself, then those of objects in it. */
const rankOf = (name: string) => (/[.[]./.test(name) ? 'minor-heading' : 'subheading');

/** A line as one text, or as one for each language where the program would miss a sign of the one in the other. */
function inEach(line: Both): Content[] {
  const [ar, en] = [line.ar, line.en].map((text) => text.split('%s').length);
  if (ar === en) return [line as unknown as Content];
  return [{ ar: line.ar, en: null }, { en: line.en }];
}

/** A key, as pieces of running text. `prefix` parts places of one page whose keys have the same names. */
export function piecesOfKey(key: Key, prefix: string, see?: { path: string; label: Both }): Content[] {
  return [
    { type: rankOf(key.name), text: same(code(key.name)), id: [prefix, placeName(key.name)].filter(Boolean).join('-') },
    inBoth((language) => withoutMarks(key.description[language])) as unknown as Content,
    ...inEach(valueLine(key)),
    ...valuesOf(key),
    ...(see ? [linkPiece(see.path, see.label)] : []),
  ];
}
