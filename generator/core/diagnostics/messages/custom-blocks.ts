import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { type DescriptorErrorCode, type DescriptorErrorParameters, descriptorErrors } from './descriptor-errors.ts';
import { nameListAr, nameListEn } from './words.ts';

/** Parameters of a message about a custom block or theme. */
export interface CustomBlocksParameters extends DescriptorErrorParameters {
  /** The wrong import, file or tool output. */
  found?: string;
  /** What is expected instead. */
  expected?: string;
  list?: string[];
  /** What is wrong in the descriptor of a block. */
  cause?: DescriptorErrorCode;
  /** The corresponding message about content. */
  told?: Record<MessageLanguage, { message: string; hint: string }>;
}

interface Words {
  message: (parameters: CustomBlocksParameters) => string;
  hint: (parameters: CustomBlocksParameters) => string;
}

const causeOf = ({ cause = 'no-object' }: CustomBlocksParameters) => descriptorErrors[cause];

/** Errors in the custom code of a site: `blocks/` and `theme/` beside its file. */
export const customBlocksMessages = {
  'own-syntax': {
    en: {
      message: ({ found, told }) => told?.en.message ?? `This does not compile: ${found}.`,
      hint: ({ told }) => told?.en.hint ?? 'Correct it here.',
    },
    ar: {
      message: ({ found, told }) => told?.ar.message ?? `تعذرت ترجمة هذا الملف: ${found}.`,
      hint: ({ told }) => told?.ar.hint ?? 'صحّحه في موضعه.',
    },
  },
  'own-name': {
    en: {
      message: ({ found }) => `"${found}" cannot be the type of a block.`,
      hint: () => 'Name the folder in small Latin letters, digits and hyphens, beginning with a letter, such as "opening-hours".',
    },
    ar: {
      message: ({ found }) => `لا يصلح "${found}" نوعًا لقسم.`,
      hint: () => 'سمِّ المجلد بحروف لاتينية صغيرة وأرقام وشرطات يبدأ بحرف، مثل "opening-hours".',
    },
  },
  'own-taken': {
    en: {
      message: ({ found }) => `There is a block of the type "${found}" already.`,
      hint: () => 'Give the folder another name, and the type with it.',
    },
    ar: { message: ({ found }) => `النوع "${found}" موجود من قبل.`, hint: () => 'سمِّ المجلد باسم آخر، والنوع معه.' },
  },
  'own-missing': {
    en: {
      message: ({ expected }) => `The block lacks ${expected}.`,
      hint: () => 'docs/own-blocks.md says what a block is made of.',
    },
    ar: { message: ({ expected }) => `ينقص القسم ${expected}.`, hint: () => 'في docs/own-blocks.ar.md ما يتكون منه القسم.' },
  },
  'own-export': {
    en: {
      message: ({ expected }) => `The file exports no "${expected}".`,
      hint: ({ list = [] }) => (list.length > 0 ? `It exports ${nameListEn(list)}.` : 'It exports nothing.'),
    },
    ar: {
      message: ({ expected }) => `لا يُصدّر الملف "${expected}".`,
      hint: ({ list = [] }) => (list.length > 0 ? `والذي يُصدّره: ${nameListAr(list)}.` : 'ولا يُصدّر شيئًا.'),
    },
  },
  'own-unknown': {
    en: {
      message: ({ found, expected }) => `"${expected}" has no "${found}".`,
      hint: ({ list: [nearest] = [] }) => (nearest ? `Did you mean "${nearest}"?` : 'docs/own-blocks.md lists what it exports.'),
    },
    ar: {
      message: ({ found, expected }) => `ليس في "${expected}" ما اسمه "${found}".`,
      hint: ({ list: [nearest] = [] }) => (nearest ? `هل تقصد "${nearest}"؟` : 'في docs/own-blocks.ar.md ما فيه.'),
    },
  },
  'own-import': {
    en: {
      message: ({ found }) => `A block cannot import "${found}".`,
      hint: ({ expected }) =>
        expected
          ? `Import it from '${expected}': with another copy of it schemas would not know each other.`
          : "It may import 'qiyam/blocks', 'qiyam/parts', 'react', and files in blocks/ and theme/ of the site by their places.",
    },
    ar: {
      message: ({ found }) => `لا يستورد قسم "${found}".`,
      hint: ({ expected }) =>
        expected
          ? `استورده من '${expected}'، فلا تعرف القواعد بعضها مع نسخة أخرى.`
          : "له أن يستورد 'qiyam/blocks' و'qiyam/parts' و'react'، وملفات من blocks/ و theme/ في الموقع بمواضعها.",
    },
  },
  'own-descriptor': {
    en: {
      message: (all) => `The block is not described right: ${causeOf(all).en(all)[0]}.`,
      hint: (all) => causeOf(all).en(all)[1],
    },
    ar: {
      message: (all) => `وصف القسم غير صحيح: ${causeOf(all).ar(all)[0]}.`,
      hint: (all) => causeOf(all).ar(all)[1],
    },
  },
  'own-throws': {
    en: { message: ({ found }) => `This stopped with an error: ${found}.`, hint: () => 'Correct it here.' },
    ar: { message: ({ found }) => `توقف هذا بخطأ: ${found}.`, hint: () => 'صحّحه في موضعه.' },
  },
  'own-words': {
    en: {
      message: ({ found }) => `words.ts has no Arabic and English name for "${found}".`,
      hint: ({ found, expected }) =>
        `Write '${found}': ['…', '…']${expected ? ` in ${expected}` : ''}: in Arabic, then in English.`,
    },
    ar: {
      message: ({ found }) => `ليس في الكلمات اسم "${found}" بالعربية وبالإنجليزية.`,
      hint: ({ found, expected }) => `اكتب '${found}': ['…', '…']${expected ? ` في ${expected}` : ''}: بالعربية ثم بالإنجليزية.`,
    },
  },
  'own-text': {
    en: {
      message: ({ found, expected, list: [text] = [] }) =>
        `A text becomes more than text: with ${text} the page has ${found}, else ${expected}.`,
      hint: () => 'Give texts to React as they are; nothing of them belongs in HTML, attributes that do something, or styles.',
    },
    ar: {
      message: ({ found, expected, list: [text] = [] }) =>
        `يصير النص أكثر من نص: مع ${text} في الصفحة ${found}، ومع غيره ${expected}.`,
      hint: () => 'سلّم النصوص إلى React كما هي، فلا يدخل شيء منها في HTML ولا في سمة تعمل شيئًا ولا في الأنماط.',
    },
  },
  'own-nesting': {
    en: {
      message: ({ found, expected }) => `In the example "${expected}" an element is where HTML does not allow it: ${found}.`,
      hint: () => 'Choose another element for one of them.',
    },
    ar: {
      message: ({ found, expected }) => `في المثال "${expected}" عنصر في غير موضعه: ${found}.`,
      hint: () => 'اختر لأحدهما عنصرًا آخر.',
    },
  },
  'own-axe': {
    en: {
      message: ({ found, expected }) => `Of the example "${expected}" axe says: ${found}.`,
      hint: () => 'https://dequeuniversity.com/rules/axe/ explains its rules.',
    },
    ar: {
      message: ({ found, expected }) => `يقول axe في المثال "${expected}": ${found}.`,
      hint: () => 'في https://dequeuniversity.com/rules/axe/ شرح قواعده.',
    },
  },
} as const satisfies Record<string, Record<MessageLanguage, Words>>;

export type CustomBlocksCode = keyof typeof customBlocksMessages;
