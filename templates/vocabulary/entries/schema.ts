import * as z from 'zod';
import type { EntryType } from '../entry-types.ts';
import { describe, describeValues, plainText } from '../fields.ts';
import { kind, type Named, shows } from '../kinds.ts';

const word = (names: Named, ...words: [arabic: string, english: string, example: string]) =>
  kind('word', plainText.meta(describe(...words)), names);

const collectionOf = (type: EntryType) =>
  word(type, 'اسم المجموعة كما كُتب بين المجموعات.', 'Name of the collection, as written among the collections.', 'team');

export const orders = ['written', 'title'] as const;

/** Of several: how a block chooses among the entries of a collection. */
const choiceFields = {
  group: word(
    'group',
    'اسم قسم من أقسام المجموعة: يظهر من هم فيه وحدهم.',
    'Name of a group of the collection: only entries that are in it are shown.',
    'board',
  ).optional(),
  tag: word(
    'tag',
    'اسم وسم من وسوم المجموعة: يظهر ما يحمله وحده.',
    'Name of a tag of the collection: only entries that have it are shown.',
    'research',
  ).optional(),
  names: z
    .array(word('entry', 'اسم عنصر من المجموعة.', 'Name of an entry of the collection.', 'sara-alqahtani'))
    .min(1)
    .optional()
    .meta(
      describe(
        'أسماء العناصر المعروضة بترتيب ظهورها؛ إن حُذف ظهرت كلها.',
        'Names of the entries that are shown, in this order; absent: all of them.',
        ['sara-alqahtani'],
      ),
    ),
  order: z
    .enum(orders)
    .optional()
    .meta({
      ...describe('ترتيب العناصر؛ إن حُذف فكما كُتبت.', 'How entries are ordered; absent: as they are written.', 'title'),
      ...describeValues<(typeof orders)[number]>({
        written: 'كما كُتبت في المجموعة، أو في الأسماء — as they are written in the collection, or in the names',
        title: 'بحسب حروف أسمائها أو عناوينها — by the letters of their titles',
      }),
    }),
  most: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .meta(describe('أقصى عدد يُعرض؛ إن حُذف ظهرت كلها.', 'How many are shown at most; absent: all of them.', 6)),
};

/** What a block shows of a collection of a type, in the place of items of its own, which each entry is shown as. */
export function entriesOf<Item extends z.ZodType>(type: EntryType, item: Item) {
  return shows('entries', item, z.strictObject({ collection: collectionOf(type), ...choiceFields }));
}

/** The only entry of a collection of a type that a block shows. */
export function entryOf<Item extends z.ZodType>(type: EntryType, item: Item) {
  const entry = word('entry', 'اسم العنصر في المجموعة.', 'Name of the entry in the collection.', 'sara-alqahtani');
  return shows('entry', item, z.strictObject({ collection: collectionOf(type), entry }));
}

const has = (key: string) => ({ properties: { [key]: {} }, required: [key] });

/** What editors of JSON are told of a block that has items of its own or of a collection. */
export const itemsOrFrom = {
  if: has('from'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { items: false } },
  else: has('items'),
};
