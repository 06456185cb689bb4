import * as z from 'zod';
import { personFields } from '../../../blocks/people/schema.ts';
import { ownBody, proseFields } from '../../../blocks/prose/schema.ts';
import { describe, hrefSchema, text } from '../../../schema/fields.ts';
import type { Content } from '../../../schema/kinds.ts';
import { specialtiesField } from '../../../schema/medical/schema.ts';
import { collectionFields, pageFields, pathField, termFields } from '../entries/schema.ts';
import { nameField } from '../names/fields.ts';

const personEntrySchema = z
  .strictObject({
    name: nameField([
      'الاسم الذي تذكره به الأقسام وآخر عنوان صفحته، ولا يتكرر في المجموعة.',
      'Name by which blocks refer to the person, and last part of the address of the page; once a collection.',
      'sara-alqahtani',
    ]),
    title: text('الاسم كما يظهر، ولقبه إن كان له لقب.', 'The name as shown, with its title if there is one.', 'د. سارة القحطاني'),
    ...personFields,
    href: hrefSchema
      .optional()
      .meta(
        describe(
          'صفحة للشخص في موضع آخر؛ وعندئذ لا تنشأ له صفحة هنا.',
          'A page of the person elsewhere; none is then made here.',
          '/about-us',
        ),
      ),
    specialties: specialtiesField(
      'تخصصات طبيب، لمحركات البحث: من له تخصص طبي وُصف لها طبيبًا. وما يظهر في الصفحة من المنصب والوسوم.',
      'Specialties of a physician, for search engines: who has one is told them as a physician. What is shown comes from role and tags.',
    ),
    ...termFields,
    body: ownBody
      .optional()
      .meta(
        describe(
          'سيرته في صفحته: فقرات وعناوين وقوائم وغيرها.',
          'What the page tells of the person: paragraphs, headings, lists and others.',
        ),
      ),
    contents: proseFields.contents,
    ...pageFields,
  })
  .meta({
    ...describe(
      'شخص يُكتب مرة واحدة، وتعرضه أقسام الأشخاص في أي صفحة.',
      'A person, written once and shown by blocks of people on any page.',
    ),
    id: 'people-entry',
  });

const explanation = describe(
  'أشخاص: فريق أو مجلس أو مدربون، يُكتب كل منهم مرة واحدة، ولكل منهم صفحة إن شئت.',
  'People: a team, a board, trainers, each written once and each with a page, if you like.',
);

export const peopleCollectionSchema = z
  .strictObject({
    type: z.literal('people').meta(explanation),
    path: pathField.meta(
      describe(
        'عنوان تنشأ تحته صفحة لكل شخص: /team/sara-alqahtani؛ إن حُذف فلا صفحات. وصفحة الموقع التي في هذا العنوان هي قائمتهم.',
        'Address below which each person has a page: /team/sara-alqahtani; absent: no pages. A page of the site at this address is their list.',
        '/team',
      ),
    ),
    ...collectionFields,
    entries: z.array(personEntrySchema).min(1).meta(describe('الأشخاص بترتيب ظهورهم.', 'The people, in the order shown.')),
  })
  .meta(explanation);

export type PeopleCollection = Content<z.infer<typeof peopleCollectionSchema>>;
export type PersonEntry = PeopleCollection['entries'][number];
