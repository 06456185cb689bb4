import { byMessageLanguage, type MessageLanguage, type MessageTexts } from '../../../../templates/model/files/language.ts';

/** What is wrong in the descriptor of a custom block, and what to write instead. */
type DescriptorErrorText = Record<
  MessageLanguage,
  (found: DescriptorErrorParameters) => readonly [message: string, hint: string]
>;

export interface DescriptorErrorParameters {
  /** Path of the key. */
  key?: string;
  /** The value that was found. */
  found?: string;
  /** What is expected instead. */
  expected?: string;
}

type Both = Record<MessageLanguage, string>;

const both = (...texts: MessageTexts): Both => byMessageLanguage(texts);

/** What a schema may contain: everything that the compiled schema supports. */
const known =
  'z.strictObject(), z.array(), z.record(), z.union(), z.discriminatedUnion(), z.enum(), z.literal(), z.boolean(), z.number(), z.int(), .min(), .max(), .multipleOf(), .regex(), .optional()';

const unchanged = both(
  'لا يُغيَّر المحتوى: احذفه، وافعل في المكوّن ما كان سيفعله.',
  'Content is never changed: leave it out, and do in the component what it would do.',
);
const list = both(
  'اكتب z.array() لقيم على صورة واحدة، أو z.strictObject() بمفتاح لكل قيمة.',
  'Write z.array() of values of one form, or z.strictObject() with a key for each.',
);
const times = both(
  'استعمل daySchema أو timeSchema أو momentSchema أو instantSchema.',
  'Take daySchema, timeSchema, momentSchema or instantSchema.',
);
const strict = both('اكتب z.strictObject({ … }).', 'Write z.strictObject({ … }).');
const number = both('اكتب z.number() أو z.int().', 'Write z.number() or z.int().');
const ofKind = both(
  'اصنعه بـ text() أو sentence() أو codeText() أو غيرها، أو بـ kind().',
  'Make it by text(), sentence(), codeText() or another builder, or by kind().',
);
const absent = both('اكتب .optional(): ما لم يُكتب يُحذف مفتاحه.', 'Write .optional(): what is not said has no key.');
const shown = both(
  'اكتب .optional()، وليقل المكوّن ما يظهر حينئذ.',
  'Write .optional(), and let the component say what is shown then.',
);
const pattern = both('اكتبه نمطًا: .regex(/…/).', 'Write it as a pattern: .regex(/…/).');
const plain = both('احذفه.', 'Leave it out.');

/** Replacements for unsupported zod types and formats, by their zod names. */
const instead: Readonly<Record<string, Both>> = {
  ...{ pipe: unchanged, transform: unchanged, catch: unchanged, overwrite: unchanged, default: shown, prefault: shown },
  ...{ nullable: absent, null: absent, undefined: absent, void: absent, nonoptional: plain, readonly: plain },
  ...{ tuple: list, set: list, map: list, intersection: strict, bigint: number, nan: number },
  ...{
    date: times,
    datetime: times,
    time: times,
    any: ofKind,
    unknown: ofKind,
    file: both('استعمل fileField().', 'Take fileField().'),
  },
  url: both('استعمل hrefSchema أو externalHrefSchema.', 'Take hrefSchema or externalHrefSchema.'),
};

const orKnown = both(`للمخطط أن يقول: ${known}.`, `A schema may say ${known}.`);

const callOf: Readonly<Record<string, string>> = { pipe: '.transform()', overwrite: '.trim()', null: 'z.null()' };

/** The zod call for a feature. */
function calledBy(found = ''): string {
  const isMethod = ['nullable', 'default', 'prefault', 'catch', 'nonoptional', 'readonly'].includes(found);
  return callOf[found] ?? (isMethod ? `.${found}()` : `z.${found}()`);
}

const keyAr = ({ key }: DescriptorErrorParameters) => (key ? `الحقل "${key}"` : 'المخطط');
const keyEn = ({ key }: DescriptorErrorParameters) => (key ? `"${key}"` : 'the schema');

/** A zod feature that is not supported. */
const unknown = (otherwise: Both): DescriptorErrorText => ({
  en: (all) => [
    `${keyEn(all)} has ${calledBy(all.found)}, by which content is not checked`,
    (instead[all.found ?? ''] ?? otherwise).en,
  ],
  ar: (all) => [`في ${keyAr(all)} ${calledBy(all.found)}، ولا يُفحص به المحتوى`, (instead[all.found ?? ''] ?? otherwise).ar],
});

const cause = (
  en: (all: DescriptorErrorParameters) => readonly [string, string],
  ar: (all: DescriptorErrorParameters) => readonly [string, string],
): DescriptorErrorText => ({ en, ar });

export const descriptorErrors = {
  type: cause(
    ({ expected }) => [`its \`type\` is not '${expected}', the name of its folder`, `Write type: '${expected}'.`],
    ({ expected }) => [`قيمة \`type\` ليست '${expected}'، وهو اسم المجلد`, `اكتب type: '${expected}'.`],
  ),
  styles: cause(
    () => ["`styles` is neither 'first' nor 'below'", "Write styles: 'below', or 'first' for what opens pages."],
    () => ["قيمة `styles` ليست 'first' ولا 'below'", "اكتب styles: 'below'، أو 'first' لما يفتتح الصفحات."],
  ),
  'no-function': cause(
    ({ key }) => [`\`${key}\` is not a function`, `Write it as ${key}: async () => (await import('./${key}.ts'))….`],
    ({ key }) => [`قيمة \`${key}\` ليست دالة`, `اكتبها هكذا: ${key}: async () => (await import('./${key}.ts'))….`],
  ),
  island: cause(
    () => ['`island` is true, but there is no island.tsx', 'Write island.tsx, or leave `island` out.'],
    () => ['قيمة `island` هي true، ولا يوجد island.tsx', 'اكتب island.tsx، أو احذف `island`.'],
  ),
  labels: cause(
    () => ['`labels` is not made by defineLabels', "Make them by defineLabels() of 'qiyam/blocks'."],
    () => ['لم تُصنع `labels` بـ defineLabels', "اصنعها بـ defineLabels() من 'qiyam/blocks'."],
  ),
  'no-object': cause(
    () => ["`schema` gives no z.strictObject() of 'qiyam/blocks'", strict.en],
    () => ["لا تعطي `schema` كائن z.strictObject() من 'qiyam/blocks'", strict.ar],
  ),
  'no-literal': cause(
    ({ expected }) => [`its field "type" is not z.literal('${expected}')`, `Write type: z.literal('${expected}').`],
    ({ expected }) => [`الحقل "type" ليس z.literal('${expected}')`, `اكتب type: z.literal('${expected}').`],
  ),
  'no-id': cause(
    ({ expected }) => [`its .meta() has no id 'block-${expected}'`, `Write .meta({ ...explanation, id: 'block-${expected}' }).`],
    ({ expected }) => [`ليس في .meta() معرّف 'block-${expected}'`, `اكتب .meta({ ...explanation, id: 'block-${expected}' }).`],
  ),
  'no-kind': cause(
    (all) => [`the string ${keyEn(all)} has no kind`, ofKind.en],
    (all) => [`لم يُذكر نوع النص في ${keyAr(all)}`, ofKind.ar],
  ),
  'no-name': cause(
    () => ['`name` is not what the block is called in Arabic and in English', "Write name: ['…', '…']."],
    () => ['ليس في `name` اسم الكتلة بالعربية والإنجليزية', "اكتب name: ['…', '…']."],
  ),
  function: cause(
    (all) => [
      `${keyEn(all)} asks by a function that nobody knows by name`,
      'Export it from a rules.ts beside the schema, and name it in block.ts: rules.',
    ],
    (all) => [`في ${keyAr(all)} دالة لا يُعرف اسمها`, 'صدّرها من ملف rules.ts بجانب المخطط، واذكرها في block.ts في المفتاح rules.'],
  ),
  format: unknown(pattern),
  rule: unknown(orKnown),
  form: unknown(orKnown),
  object: cause(
    (all) => [`${keyEn(all)} has an object that takes any key`, strict.en],
    (all) => [`في ${keyAr(all)} كائن يقبل أي مفتاح`, strict.ar],
  ),
  coercion: cause(
    (all) => [`${keyEn(all)} has z.coerce, by which content is not checked`, unchanged.en],
    (all) => [`في ${keyAr(all)} z.coerce، ولا يُفحص به المحتوى`, unchanged.ar],
  ),
} as const satisfies Record<string, DescriptorErrorText>;

export type DescriptorErrorCode = keyof typeof descriptorErrors;
