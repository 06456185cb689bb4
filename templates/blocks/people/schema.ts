import * as z from 'zod';
import { refineFilters } from '../../components/filter-rules.ts';
import type { Planned } from '../../model/planned/planned.ts';
import { entriesOf, itemsOrFrom } from '../../schema/entries/schema.ts';
import {
  actionSchema,
  croppedImageSchema,
  describe,
  emailSchema,
  externalHrefSchema,
  hrefSchema,
  networkSchema,
  openSectionFields,
  phoneSchema,
  sentence,
  text,
  viewAllSchema,
} from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { refineItems } from '../../schema/rules.ts';

const explanation = describe(
  'أشخاص: أعضاء مجلس أو فريق أو مدربون، بصورهم أو بأوائل أسمائهم.',
  'People: a board, a team, trainers, each with a photo or initials.',
);

const profileSchema = z.strictObject({
  network: networkSchema,
  label: text(
    'اسم الشبكة، ينطقه قارئ الشاشة قبل اسم الشخص.',
    'Name of the network, spoken before that of the person.',
    'لينكدإن',
  ),
  href: externalHrefSchema.meta(describe('عنوان الحساب.', 'Address of the profile.', 'https://www.linkedin.com/in/example')),
});

/** Fields of a person, in blocks and collections. */
export const personFields = {
  role: text('المنصب أو الصفة.', 'Role or title.', 'رئيسة مجلس الإدارة').optional(),
  text: sentence(
    'جملة أو جملتان عن الشخص.',
    'A sentence or two about the person.',
    'خبيرة في القياس النفسي منذ 2009.',
  ).optional(),
  image: croppedImageSchema
    .optional()
    .meta(
      describe(
        'صورة الوجه، تُقص مربعة؛ إن حُذفت ظهرت أوائل الاسم.',
        'A portrait, cropped to a square; without one the initials are shown.',
      ),
    ),
  href: hrefSchema.optional().meta(describe('صفحة الشخص.', 'Page of the person.', '/about-us')),
  email: emailSchema.optional().meta(describe('بريده الإلكتروني.', 'E-mail address.', 'sarah@example.com')),
  phone: phoneSchema
    .optional()
    .meta(describe('هاتفه بأرقام 0-9 مع رمز الدولة.', 'Telephone in digits 0-9, with the country code.', '+966 11 000 0000')),
  hours: text(
    'أوقات استقباله كما تُقرأ.',
    'Office hours, as they are read.',
    'الأحد والثلاثاء، من العاشرة إلى الثانية عشرة',
  ).optional(),
  profiles: z
    .array(profileSchema.meta(describe('حساب في شبكة تواصل.', 'A profile in a social network.')))
    .min(1)
    .optional()
    .meta(
      describe(
        'حساباته في شبكات التواصل وفي سجلات الباحثين، ومواقعه.',
        'Profiles in social networks and registers of researchers, and sites of the person.',
      ),
    ),
  action: actionSchema.optional().meta(describe('زر، كحجز موعد.', 'A button, such as to book an appointment.')),
};

export const personSchema = z.strictObject({
  name: text('الاسم كما يظهر، ولقبه إن كان له لقب.', 'The name as shown, with its title if there is one.', 'د. سارة القحطاني'),
  ...personFields,
  groups: z
    .array(
      text(
        'قسم أو صفة كما تظهر في التصفية.',
        'A department or kind of role, as the filter shows it.',
        'مجلس الإدارة',
        'المدربون',
      ),
    )
    .min(1)
    .optional()
    .meta(
      describe(
        'ما يُصفّى به الأشخاص: قسم أو أكثر لكل منهم.',
        'What people are filtered by: the departments or roles of this person.',
        ['مجلس الإدارة'],
      ),
    ),
  tags: z
    .array(text('تخصص كما يظهر في التصفية الثانية.', 'A subject, as the second filter shows it.', 'القياس'))
    .min(1)
    .optional()
    .meta(
      describe(
        'ما تصفّي به التصفية الثانية: تخصص أو أكثر لكل منهم.',
        'What the second filter goes by: the subjects of this person.',
        ['القياس'],
      ),
    ),
});

export const peopleSchema = z
  .strictObject({
    type: z.literal('people').meta(explanation),
    ...openSectionFields,
    items: z
      .array(personSchema.meta(describe('شخص: اسمه، وما يُعرف به، وكيف يوصل إليه.', 'A person: name, role, ways to reach them.')))
      .min(1)
      .optional()
      .meta(describe('الأشخاص بترتيب ظهورهم.', 'The people in the order shown.')),
    from: entriesOf('people', personSchema)
      .optional()
      .meta(
        describe(
          'أشخاص من مجموعة أشخاص، في موضع من يُكتبون هنا: يُكتب كل منهم مرة واحدة ويظهر حيث شئت.',
          'People of a collection, in the place of those written here: each is written once, and shown wherever you like.',
        ),
      ),
    filterLabel: text(
      'اسم ما يُصفّى به الأشخاص؛ إن كُتب ظهرت أزرار لأقسامهم، وتعمل بلا برامج.',
      'What people are filtered by; where it is written, buttons for their groups appear, which work without scripts.',
      'القسم',
    ).optional(),
    secondFilterLabel: text(
      'اسم تصفية ثانية بالتخصصات، تعمل مع الأولى معًا أو وحدها.',
      'Name of a second filter, by tags, which works together with the first or alone.',
      'التخصص',
    ).optional(),
    action: viewAllSchema,
  })
  .check(refineItems)
  .check(refineFilters)
  .meta({
    ...explanation,
    id: 'block-people',
    ...itemsOrFrom,
    examples: [{ type: 'people', items: [{ name: 'د. سارة القحطاني' }] }],
  });

export type People = Content<z.infer<typeof peopleSchema>>;

/** Person, as planned pages have it. */
export type Person = Planned<Content<z.infer<typeof personSchema>>>;
