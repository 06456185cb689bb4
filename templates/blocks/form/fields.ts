import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { daySchema, describe, describeValues, plainText, sentence, text } from '../../schema/fields.ts';
import { autocompleteSchema } from '../../schema/forms/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { plainPattern } from '../../schema/rules.ts';
import { timeSchema } from '../../schema/times-schema.ts';
import { type Format, formatNames } from './formats.ts';

/** Fields of forms: objects discriminated by `type`. */

const namePattern = /^\S(?:[^\n]*\S)?$/;

/** Field name: services accept different names, so almost anything is allowed. */
export const fieldNameSchema = kind(
  'word',
  plainText.regex(namePattern, { error: diagnosticCode('empty-text') }).meta({
    ...describe(
      'الاسم الذي تُرسل به القيمة كما تطلبه الخدمة التي تستقبل النموذج، ولا يظهر للزائر.',
      'Name under which the value is sent, as the receiving service wants it; never shown.',
      'email',
      'entry.1045781291',
      'fields[phone]',
    ),
    pattern: `${plainPattern}${namePattern.source.slice(1)}`,
    id: 'form-name',
    patternErrorMessage: 'اكتب اسمًا لا يبدأ بمسافة ولا ينتهي بها. Write a name without a space at either end.',
  }),
);

const required = z
  .literal(true)
  .meta({
    ...describe('true: لا يُرسل النموذج والحقل فارغ.', 'true: the form is not sent while the field is empty.', true),
    id: 'form-required',
  })
  .optional();

const labelled = {
  name: fieldNameSchema,
  label: text('اسم الحقل كما يراه الزائر.', 'Name of the field, as visitors see it.', 'الاسم الأول', 'موعد الزيارة').meta({
    id: 'form-label',
  }),
  hint: sentence(
    'جملة تحت اسم الحقل تعين على ملئه.',
    'A sentence under the name of the field that helps to fill it in.',
    'كما هو مكتوب في الهوية.',
  )
    .meta({ id: 'form-hint' })
    .optional(),
};

const shared = {
  ...labelled,
  required,
  half: z
    .literal(true)
    .meta({
      ...describe(
        'true: يأخذ الحقل نصف السطر في الشاشات العريضة، فيقف حقلان متتاليان جنبًا إلى جنب.',
        'true: half a row on wide screens, so that two such fields stand side by side.',
        true,
      ),
      id: 'form-half',
    })
    .optional(),
};

const length = (arabic: string, english: string, example: number) =>
  z
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta(describe(arabic, english, example));
const lengths = {
  minLength: length('أقل عدد من الأحرف.', 'Characters at least.', 10),
  maxLength: length('أكثر عدد من الأحرف.', 'Characters at most.', 500),
};

const option = z
  .union([
    text('خيار: كلماته، وتُرسل كما هي.', 'A choice: its words, which are sent as they stand.', 'صباحًا', 'مساءً'),
    z
      .strictObject({
        label: text('كلمات الخيار.', 'Words of the choice.', 'صباحًا'),
        value: kind('word', plainText.meta(describe('ما يُرسل إن اختير.', 'What is sent when it is chosen.', 'morning'))),
      })
      .meta(describe('كلمات خيار وما يُرسل إن اختير.', 'The words of a choice, and what is sent.')),
  ])
  .meta(describe('خيار: كلماته، أو كلماته وما يُرسل.', 'A choice: its words, or its words and what is sent.'));

const options = z
  .array(option)
  .min(1)
  .meta({ ...describe('الخيارات بترتيب ظهورها.', 'The choices in the order shown.', ['صباحًا', 'مساءً']), id: 'form-options' });

const limit = (arabic: string, english: string, example: number) =>
  z
    .number()
    .optional()
    .meta(describe(arabic, english, example));

/** File types that a form may accept. */
const fileChoices = ['pdf', 'word', 'excel', 'image', 'audio', 'video'] as const;

const field = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  explanation: ReturnType<typeof describe>,
  shape: Shape,
) => z.strictObject({ type: z.literal(type).meta(explanation), ...shape }).meta({ ...explanation, id: `form-${type}` });

const formatSchema = z
  .enum(formatNames)
  .optional()
  .meta({
    ...describe('ما يجب أن يكون عليه المكتوب.', 'What the value has to be.', 'saudi-id'),
    ...describeValues<Format>({
      'saudi-mobile': 'جوال سعودي — a Saudi mobile number',
      'saudi-id': 'هوية وطنية أو إقامة، 10 أرقام — a Saudi national ID or residence number',
      'saudi-postal-code': 'رمز بريدي، 5 أرقام — a Saudi postal code',
      'commercial-register': 'سجل تجاري، 10 أرقام — a commercial registration number',
      'saudi-iban': 'آيبان سعودي — a Saudi IBAN',
      digits: 'أرقام فقط — digits only',
      arabic: 'حروف عربية فقط — Arabic letters only',
      latin: 'حروف لاتينية فقط — Latin letters only',
    }),
    id: 'form-format',
  });

const textField = field('text', describe('سطر من نص.', 'A line of text.'), {
  ...shared,
  ...lengths,
  format: formatSchema,
  autocomplete: autocompleteSchema,
});
const emailField = field('email', describe('بريد إلكتروني.', 'An e-mail address.'), {
  ...shared,
  autocomplete: autocompleteSchema,
});
const telField = field('tel', describe('رقم هاتف.', 'A telephone number.'), {
  ...shared,
  format: z
    .enum(['saudi-mobile'])
    .optional()
    .meta({
      ...describe(
        'ما يجب أن يكون عليه الرقم؛ إن حُذف فأي هاتف.',
        'What the number has to be; absent: any telephone.',
        'saudi-mobile',
      ),
      ...describeValues({ 'saudi-mobile': 'جوال سعودي — a Saudi mobile number' }),
    }),
  autocomplete: autocompleteSchema,
});
const numberField = field('number', describe('عدد.', 'A number.'), {
  ...shared,
  min: limit('أصغر عدد يُقبل.', 'The least number.', 1),
  max: limit('أكبر عدد يُقبل.', 'The greatest number.', 10),
  step: z
    .number()
    .positive()
    .optional()
    .meta(describe('الفرق بين عددين متتاليين؛ إن حُذف فالأعداد صحيحة.', 'Step between numbers; absent: whole numbers.', 0.5)),
});
const dateField = field('date', describe('يوم يُختار من تقويم.', 'A day, chosen from a calendar.'), {
  ...shared,
  min: daySchema.optional().meta(describe('أول يوم يُقبل.', 'The first day that is taken.', '2027-01-01')),
  max: daySchema.optional().meta(describe('آخر يوم يُقبل.', 'The last day that is taken.', '2027-12-31')),
});
const timeField = field('time', describe('ساعة من اليوم.', 'A time of day.'), {
  ...shared,
  min: timeSchema.optional().meta(describe('أول ساعة تُقبل.', 'The first time that is taken.', '08:00')),
  max: timeSchema.optional().meta(describe('آخر ساعة تُقبل.', 'The last time that is taken.', '16:00')),
});
const textareaField = field('textarea', describe('نص من عدة أسطر.', 'Several lines of text.'), { ...shared, ...lengths });
const selectField = field('select', describe('خيار واحد من قائمة منسدلة.', 'One choice, from a list that opens.'), {
  ...shared,
  options,
});
const radioField = field('radio', describe('خيار واحد، والخيارات كلها ظاهرة.', 'One choice, all of them in sight.'), {
  ...shared,
  options,
});
const checkboxField = field('checkbox', describe('ما شاء الزائر من خيارات.', 'As many choices as the visitor likes.'), {
  ...labelled,
  half: shared.half,
  options,
});
const consentField = field('consent', describe('موافقة بعلامة واحدة.', 'Consent, given by a tick.'), {
  name: fieldNameSchema,
  label: sentence(
    'ما يوافق عليه الزائر، وقد يكون فيه رابط.',
    'What the visitor agrees to; it may hold a link.',
    'أوافق على معالجة بياناتي للرد على طلبي.',
  ),
  required,
  value: kind('word', plainText)
    .optional()
    .meta(describe('ما يُرسل عند الموافقة؛ إن حُذف فالكلمة on.', 'What is sent with consent; absent: on.', 'yes')),
});
const fileField = field('file', describe('ملف من جهاز الزائر.', 'A file of the visitor.'), {
  ...shared,
  accept: z
    .array(
      z.enum(fileChoices).meta({
        ...describe('نوع من الملفات.', 'A kind of files.', 'pdf'),
        ...describeValues<(typeof fileChoices)[number]>({
          pdf: 'مستندات PDF — PDF documents',
          word: 'مستندات وورد — Word documents',
          excel: 'جداول إكسل — Excel tables',
          image: 'صور — pictures',
          audio: 'أصوات — sounds',
          video: 'مقاطع فيديو — videos',
        }),
      }),
    )
    .min(1)
    .optional()
    .meta(describe('أنواع الملفات المعروضة؛ إن حُذفت فكلها.', 'Kinds of files offered; absent: all.', ['pdf', 'image'])),
  several: z
    .literal(true)
    .optional()
    .meta(describe('true: يُرفق أكثر من ملف.', 'true: more than one file may be chosen.', true)),
  largest: z
    .number()
    .positive()
    .max(1000)
    .optional()
    .meta(
      describe(
        'أكبر حجم لكل ملف بالميغابايت، يُكتب تحت اسم الحقل؛ وتقرره الخدمة التي تستقبل النموذج.',
        'Megabytes of a file at most, told under the name of the field; the service that takes the form decides.',
        5,
      ),
    ),
});
const hiddenField = field('hidden', describe('قيمة تُرسل ولا تظهر.', 'A value that is sent and not shown.'), {
  name: fieldNameSchema,
  value: kind('word', plainText.meta(describe('القيمة المرسلة.', 'What is sent.', 'volunteering'))),
});
const honeypotField = field(
  'honeypot',
  describe(
    'حقل لا يراه الزائر وتملؤه البرامج المزعجة؛ ترفض الخدمة ما فيه قيمة.',
    'A field that no visitor sees and that robots fill in; the service refuses what has a value in it.',
  ),
  { name: fieldNameSchema },
);

const simpleFields = [
  textField,
  emailField,
  telField,
  numberField,
  dateField,
  timeField,
  selectField,
  radioField,
  checkboxField,
  consentField,
  textareaField,
  fileField,
  hiddenField,
  honeypotField,
] as const;

const groupField = field('group', describe('حقول تحت عنوان واحد.', 'Fields under one heading.'), {
  label: text('عنوان المجموعة.', 'Heading of the group.', 'بيانات مقدم الطلب'),
  hint: labelled.hint,
  fields: z
    .array(
      z.discriminatedUnion('type', [...simpleFields]).meta(describe('حقل يحدده نوعه type.', 'A field, chosen by its "type".')),
    )
    .min(1)
    .meta(describe('حقول المجموعة بترتيب ظهورها.', 'The fields of the group, in the order shown.')),
});

export const formFieldSchema = z
  .discriminatedUnion('type', [...simpleFields, groupField])
  .meta(describe('حقل يحدده نوعه type، أو مجموعة حقول.', 'A field, chosen by its "type", or a group of fields.'));

export type WrittenField = z.infer<typeof formFieldSchema>;
