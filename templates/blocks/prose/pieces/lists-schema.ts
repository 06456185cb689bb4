import * as z from 'zod';
import { describe, describeValues, passage } from '../../../schema/fields.ts';
import { codePieceSchema } from './code-schema.ts';
import { figureSchema } from './figures-schema.ts';

const numbered = z
  .literal(true)
  .optional()
  .meta(describe('true: قائمة مرقمة، حين يكون للترتيب معنى.', 'true: a numbered list, where the order means something.', true));

const lettersOrNested = z
  .enum(['letters', 'nested'])
  .optional()
  .meta({
    ...describe(
      'كيف تُرقّم القائمة، كما في الأنظمة واللوائح؛ إن حُذف فبالأعداد 1 و2 و3.',
      'How the list is numbered, as laws and regulations are; absent: 1, 2, 3.',
      'letters',
    ),
    ...describeValues({
      letters: 'بالحروف: أ- ب- ج- د- هـ- — by letters, a. b. c. in English',
      nested: 'بأعداد متفرعة: 1 وتحته 1-1 و1-2 — by numbers of all levels, in English 1. and under it 1.1',
    }),
    id: 'list-numbering',
  });

/** Numbering fields of a list. */
const numbering = {
  numbered,
  numbering: lettersOrNested,
  start: z
    .int()
    .min(0)
    .max(9999)
    .optional()
    .meta(
      describe(
        'رقم أول بند، إن لم يكن 1؛ والقائمة مرقمة به.',
        'Number of the first item, where it is not 1; the list is numbered then.',
        4,
      ),
    ),
};

const itemText = (arabic: string, english: string) =>
  passage(arabic, english, 'قراءة السياسات والإجراءات المكتوبة.', 'مقابلات مع الفرق.');

/** Item of the second level, which may have a third; deeper levels are not supported. */
const innerItemSchema = z
  .union([
    itemText('بند تحت البند: جملة.', 'An item under it: a sentence.'),
    z
      .strictObject({
        text: itemText('أول البند، قبل بنوده.', 'The beginning of the item, before its items.'),
        items: z
          .array(itemText('بند في المستوى الثالث.', 'An item of the third level.'))
          .min(1)
          .meta(describe('بنود تحت هذا البند.', 'Items under this one.')),
        ...numbering,
      })
      .meta(describe('بند تحته بنود.', 'An item with items of its own.')),
  ])
  .meta(describe('بند تحت البند: جملة، أو جملة تحتها بنود.', 'An item under it: a sentence, or one with items of its own.'));

const itemSchema = z
  .union([
    itemText('بند: جملة.', 'An item: a sentence.'),
    z
      .strictObject({
        text: itemText('أول البند، قبل فقراته وبنوده.', 'The beginning of the item, before its paragraphs and items.'),
        items: z.array(innerItemSchema).min(1).optional().meta(describe('بنود تحت هذا البند.', 'Items under this one.')),
        paragraphs: z
          .array(
            z
              .union([
                itemText('فقرة من البند.', 'A paragraph of the item.'),
                z
                  .discriminatedUnion('type', [codePieceSchema, figureSchema])
                  .meta(describe('شيفرة أو صورة في البند.', 'Code or a picture in the item.')),
              ])
              .meta(describe('فقرة من البند، أو شيفرة أو صورة فيه.', 'A paragraph of the item, or code or a picture in it.')),
          )
          .min(1)
          .optional()
          .meta(
            describe(
              'ما يتم البند بعد جملته الأولى: فقرات، وشيفرة وصور بينها.',
              'What goes on with the item after its first sentence: paragraphs, with code and pictures among them.',
            ),
          ),
        ...numbering,
      })
      .meta(describe('بند تتمه فقرات، أو تحته بنود.', 'An item of several paragraphs, or with items of its own.')),
  ])
  .meta(describe('بند: جملة، أو جملة بعدها فقرات أو بنود.', 'An item: a sentence, or one with paragraphs or items of its own.'));

const listExplanation = describe('قائمة، وقد يكون تحت بندها بنود.', 'A list; an item may have items of its own.');
export const listSchema = z
  .strictObject({
    type: z.literal('list').meta(listExplanation),
    items: z
      .array(itemSchema)
      .min(1)
      .meta(
        describe(
          'البنود بترتيبها: جملة، أو بند له فقرات أو تحته بنود.',
          'The items in their order: a sentence, or one with paragraphs or items of its own.',
        ),
      ),
    ...numbering,
  })
  .meta({ ...listExplanation, id: 'prose-list' });

const flowPassage = passage('فقرة واحدة.', 'One paragraph.', 'نرد على المستفيد في يوم العمل نفسه.');

type Description = ReturnType<typeof describe>;

/** Schema of paragraphs mixed with objects. */
const flowOf = <Objects extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  objects: Objects,
  about: { object: Description; piece: Description; all: Description },
) =>
  z
    .array(z.union([flowPassage, z.discriminatedUnion('type', objects).meta(about.object)]).meta(about.piece))
    .min(1)
    .meta(about.all);

const flowObjects = [listSchema, codePieceSchema, figureSchema] as const;

/** Paragraphs, lists, code and pictures, for longer texts. */
export const flowSchema = flowOf(flowObjects, {
  object: describe('قائمة أو شيفرة أو صورة بين الفقرات.', 'A list, code or a picture between the paragraphs.'),
  piece: describe('فقرة، أو قائمة أو شيفرة أو صورة.', 'A paragraph, or a list, code or a picture.'),
  all: describe(
    'فقرات النص وما بينها من قوائم وشيفرات وصور، بترتيبها.',
    'Paragraphs, and lists, code and pictures between them, in their order.',
  ),
});

/** The same with tables; the title of the part names tables without caption. */
export const flowWithTables = <Table extends z.core.$ZodTypeDiscriminable>(table: Table) =>
  flowOf([...flowObjects, table] as const, {
    object: describe('قائمة أو شيفرة أو صورة أو جدول بين الفقرات.', 'A list, code, a picture or a table between the paragraphs.'),
    piece: describe('فقرة، أو قائمة أو شيفرة أو صورة أو جدول.', 'A paragraph, or a list, code, a picture or a table.'),
    all: describe(
      'فقرات النص وما بينها من قوائم وشيفرات وصور وجداول، بترتيبها.',
      'Paragraphs, and lists, code, pictures and tables between them, in their order.',
    ),
  });
