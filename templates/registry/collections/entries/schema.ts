import * as z from 'zod';
import { ownBody, proseFields } from '../../../blocks/prose/schema.ts';
import { formerPathSchema, routePathSchema } from '../../../model/addresses/schema.ts';
import { daySchema, describe, text } from '../../../schema/fields.ts';
import { nameField, namesField } from '../names/fields.ts';

/** Largest number of groups or tags in a collection, which filters support. */
const mostTerms = 16;

const termSchema = z
  .strictObject({
    name: nameField([
      'الاسم الذي تذكره به العناصر والأقسام، بحروف لاتينية صغيرة.',
      'Name by which entries and blocks refer to it, in small Latin letters.',
      'board',
    ]),
    title: text('الاسم كما يُقرأ.', 'Its name, as it is read.', 'مجلس الإدارة'),
  })
  .meta({ ...describe('قسم أو وسم من المجموعة.', 'A group or a tag of a collection.'), id: 'entry-term' });

/** Fields of every collection of entries. */
export const collectionFields = {
  title: text('اسم المجموعة في المحرر.', 'What the collection is called in the editor.', 'فريق العمل').optional(),
  groups: z
    .array(termSchema)
    .max(mostTerms)
    .optional()
    .meta(
      describe(
        'أقسام المجموعة؛ يعرض القسم من الصفحة واحدًا منها أو يصفّى بها.',
        'Groups of the collection: a block shows one of them, or is filtered by them.',
      ),
    ),
  tags: z
    .array(termSchema)
    .max(mostTerms)
    .optional()
    .meta(describe('وسوم المجموعة، وبها تصفية ثانية.', 'Tags of the collection, by which a second filter goes.')),
};

/** Base address of an entry's pages. */
export const pathField = routePathSchema.optional();

/** Id of an entry, and its groups and tags. */
export const termFields = {
  groups: namesField(
    'group',
    'أسماء الأقسام كما كُتبت في أقسام المجموعة.',
    'Names of groups, as among the groups of the collection.',
    'board',
  ),
  tags: namesField(
    'tag',
    'أسماء الوسوم كما كُتبت في وسوم المجموعة.',
    'Names of tags, as among the tags of the collection.',
    'research',
  ),
};

/** Whether an entry is a draft. */
const draftField = z
  .literal(true)
  .optional()
  .meta(
    describe(
      'true: مسودة، تظهر في المعاينة، ولا يعرضها البناء في قسم ولا يكتب صفحتها.',
      'true: a draft, which previews show; a build neither shows it nor writes its page.',
      true,
    ),
  );

/** Text on an entry's page. */
export const pageContentFields = {
  body: ownBody
    .optional()
    .meta(
      describe(
        'ما تقوله صفحته عنه: فقرات وعناوين وقوائم وغيرها.',
        'What its page tells of it: paragraphs, headings, lists and others.',
      ),
    ),
  contents: proseFields.contents,
};

/** Settings of an entry's page. */
export const pageFields = {
  page: z
    .literal(false)
    .optional()
    .meta(
      describe(
        'false: لا صفحة لهذا العنصر وإن كانت لغيره من المجموعة صفحات.',
        'false: this entry has no page, though others of the collection have one.',
        false,
      ),
    ),
  updated: daySchema
    .optional()
    .meta(
      describe(
        'يوم آخر تغيير في صفحته بصيغة سنة-شهر-يوم، لمحركات البحث.',
        'Day on which its page changed last, as YYYY-MM-DD, for search engines.',
        '2026-11-21',
      ),
    ),
  movedFrom: z
    .array(formerPathSchema)
    .optional()
    .meta(
      describe(
        'عناوين كانت لصفحته؛ من يطلبها يُحوَّل إليها.',
        'Addresses that its page had before; whoever asks for one is led here.',
        ['/board/sara'],
      ),
    ),
  listed: z
    .boolean()
    .optional()
    .meta(
      describe('false: يُطلب من محركات البحث ألا تعرض صفحته.', 'false: search engines are asked not to show its page.', false),
    ),
  searchable: z
    .boolean()
    .optional()
    .meta(
      describe(
        'false: لا يجد البحث في الموقع صفحته. والمخفية عن محركات البحث لا يجدها إلا إن قيل هنا خلاف ذلك.',
        'false: the search of the site does not find its page. One hidden from search engines is not found either, unless said otherwise here.',
        false,
      ),
    ),
  draft: draftField,
  placeholder: z
    .literal(true)
    .optional()
    .meta(
      describe(
        'true: ما فيه لم يكتمل؛ ينبه كل بناء عليه، ولا يقبله البناء المشدد.',
        'true: it is not complete; every build warns of it, and a strict one refuses it.',
        true,
      ),
    ),
};
