import * as z from 'zod';
import type { EntryType } from '../entry-types.ts';
import { describe, plainText } from '../fields.ts';
import { kind, type Named, shows } from '../kinds.ts';

const word = (names: Named, ...words: [arabic: string, english: string, example: string]) =>
  kind('word', plainText.meta(describe(...words)), names);

/** Example collection of each type, for descriptions. */
const examples: Record<EntryType, string> = {
  people: 'team',
  documents: 'library',
  places: 'branches',
  projects: 'projects',
};

const collectionOf = (type: EntryType) =>
  word(type, 'اسم المجموعة كما كُتب بين المجموعات.', 'Name of the collection, as written among the collections.', examples[type]);

const orders = {
  written: 'كما كُتبت في المجموعة، أو في الأسماء — as they are written in the collection, or in the names',
  title: 'بحسب حروف أسمائها أو عناوينها — by the letters of their titles',
  latest: 'الأحدث أولًا — the latest first',
};

type Order = keyof typeof orders;

/** Orders of entries of each type; the first is the default. */
const ordersOf: Record<EntryType, readonly [Order, ...Order[]]> = {
  people: ['written', 'title'],
  documents: ['latest', 'written', 'title'],
  places: ['written', 'title'],
  projects: ['written', 'title'],
};

const orderOf = (type: EntryType) => {
  const [first, ...others] = ordersOf[type];
  const isDated = first === 'latest';
  const usual = isDated ? ['فالأحدث أولًا', 'the latest first'] : ['فكما كُتبت', 'as they are written'];
  return z
    .enum([first, ...others])
    .optional()
    .meta({
      ...describe(`ترتيب العناصر؛ إن حُذف ${usual[0]}.`, `How entries are ordered; absent: ${usual[1]}.`, 'title'),
      enumDescriptions: [first, ...others].map((order) => orders[order]),
    });
};

/** Fields by which a block selects entries of a collection. */
const choiceOf = (type: EntryType) => ({
  group: word(
    'group',
    'اسم قسم من أقسام المجموعة: يظهر ما فيه وحده.',
    'Name of a group of the collection: only entries that are in it are shown.',
    'central',
  ).optional(),
  tag: word(
    'tag',
    'اسم وسم من وسوم المجموعة: يظهر ما يحمله وحده.',
    'Name of a tag of the collection: only entries that have it are shown.',
    'research',
  ).optional(),
  names: z
    .array(word('entry', 'اسم عنصر من المجموعة.', 'Name of an entry of the collection.', 'first'))
    .min(1)
    .optional()
    .meta(
      describe(
        'أسماء العناصر المعروضة بترتيب ظهورها؛ إن حُذف ظهرت كلها.',
        'Names of the entries that are shown, in this order; absent: all of them.',
        ['first'],
      ),
    ),
  order: orderOf(type),
  most: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .meta(describe('أقصى عدد يُعرض؛ إن حُذف ظهرت كلها.', 'How many are shown at most; absent: all of them.', 6)),
});

/** Reference of a block to entries of a collection, instead of its own items; each is shown as `item`. */
export function entriesOf<Item extends z.ZodType>(type: EntryType, item: Item) {
  return shows('entries', item, z.strictObject({ collection: collectionOf(type), ...choiceOf(type) }));
}

/** Reference of a block to a single entry of a collection. */
export function entryOf<Item extends z.ZodType>(type: EntryType, item: Item) {
  const entry = word('entry', 'اسم العنصر في المجموعة.', 'Name of the entry in the collection.', 'first');
  return shows('entry', item, z.strictObject({ collection: collectionOf(type), entry }));
}

const has = (key: string) => ({ properties: { [key]: {} }, required: [key] });

/** JSON Schema rule for editors: either own items or a collection. */
export const itemsOrFrom = {
  if: has('from'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { items: false } },
  else: has('items'),
};
