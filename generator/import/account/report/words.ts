import type { MessageLanguage } from '../../../../templates/languages/message-languages.ts';
import type { Measure } from '../../model/losses.ts';

/** Between items of a list in a sentence. */
export const commas: Record<MessageLanguage, string> = { ar: '، ', en: ', ' };

export type Texts = Record<MessageLanguage, string>;

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const numbers = new Intl.NumberFormat('en-US');

/** Number with separators of thousands. */
export const formatted = (number: number): string => numbers.format(number);

/** Counted things; # stands for the number. */
export const nouns: Record<Measure | 'documents' | 'places', Record<MessageLanguage, Forms>> = {
  words: {
    ar: { zero: 'لا كلمات', one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' },
    en: { one: '# word', other: '# words' },
  },
  links: {
    ar: { zero: 'لا روابط', one: 'رابط واحد', two: 'رابطان', few: '# روابط', many: '# رابطًا', other: '# رابط' },
    en: { one: '# link', other: '# links' },
  },
  pictures: {
    ar: { zero: 'لا صور', one: 'صورة واحدة', two: 'صورتان', few: '# صور', many: '# صورة', other: '# صورة' },
    en: { one: '# picture', other: '# pictures' },
  },
  headings: {
    ar: { zero: 'لا عناوين', one: 'عنوان واحد', two: 'عنوانان', few: '# عناوين', many: '# عنوانًا', other: '# عنوان' },
    en: { one: '# heading', other: '# headings' },
  },
  listItems: {
    ar: { zero: 'لا بنود', one: 'بند واحد', two: 'بندان', few: '# بنود', many: '# بندًا', other: '# بند' },
    en: { one: '# list item', other: '# list items' },
  },
  tableCells: {
    ar: { zero: 'لا خلايا', one: 'خلية واحدة', two: 'خليتان', few: '# خلايا', many: '# خلية', other: '# خلية' },
    en: { one: '# table cell', other: '# table cells' },
  },
  codeBlocks: {
    ar: { zero: 'لا شيفرات', one: 'شيفرة واحدة', two: 'شيفرتان', few: '# شيفرات', many: '# شيفرة', other: '# شيفرة' },
    en: { one: '# block of code', other: '# blocks of code' },
  },
  embeds: {
    ar: {
      zero: 'لا مواد مضمنة',
      one: 'مادة مضمنة واحدة',
      two: 'مادتان مضمنتان',
      few: '# مواد مضمنة',
      many: '# مادة مضمنة',
      other: '# مادة مضمنة',
    },
    en: { one: '# embed', other: '# embeds' },
  },
  addresses: {
    ar: {
      zero: 'لا عناوين ويب',
      one: 'عنوان ويب واحد',
      two: 'عنوانا ويب',
      few: '# عناوين ويب',
      many: '# عنوان ويب',
      other: '# عنوان ويب',
    },
    en: { one: '# address', other: '# addresses' },
  },
  documents: {
    ar: { zero: 'لا صفحات', one: 'صفحة واحدة', two: 'صفحتان', few: '# صفحات', many: '# صفحة', other: '# صفحة' },
    en: { one: '# document', other: '# documents' },
  },
  places: {
    ar: { zero: 'لا مواضع', one: 'موضع واحد', two: 'موضعان', few: '# مواضع', many: '# موضعًا', other: '# موضع' },
    en: { one: '# place', other: '# places' },
  },
};

/** Number with its noun in the plural form of the language. */
export function counted(number: number, noun: keyof typeof nouns, language: MessageLanguage): string {
  const forms: Forms = nouns[noun][language];
  return (forms[new Intl.PluralRules(language).select(number)] ?? forms.other).replace('#', formatted(number));
}

export const measureNames: Record<Measure, Texts> = {
  words: { ar: 'الكلمات', en: 'Words' },
  links: { ar: 'الروابط', en: 'Links' },
  pictures: { ar: 'الصور', en: 'Pictures' },
  headings: { ar: 'العناوين', en: 'Headings' },
  listItems: { ar: 'بنود القوائم', en: 'List items' },
  tableCells: { ar: 'خلايا الجداول', en: 'Table cells' },
  codeBlocks: { ar: 'الشيفرات', en: 'Blocks of code' },
  embeds: { ar: 'المواد المضمنة', en: 'Embeds' },
  addresses: { ar: 'عناوين الويب', en: 'Addresses' },
};

export const columnNames: Record<'measure' | 'in' | 'kept' | 'changed' | 'omitted' | 'unaccounted', Texts> = {
  measure: { ar: 'المقياس', en: 'Measure' },
  in: { ar: 'في الموقع القديم', en: 'In the old site' },
  kept: { ar: 'نُقل كما هو', en: 'Kept' },
  changed: { ar: 'نُقل بتغيير', en: 'Changed' },
  omitted: { ar: 'تُرك لسبب', en: 'Left out' },
  unaccounted: { ar: 'مفقود', en: 'Unaccounted' },
};

export const pageWords = {
  title: { ar: 'حساب الاستيراد', en: 'Account of the import' },
  skip: { ar: 'انتقل إلى الحساب', en: 'Skip to the account' },
  contents: { ar: 'في هذه الصفحة', en: 'On this page' },
  balanced: {
    ar: 'الحساب مطابق: لم يُفقد شيء من الموقع القديم دون سبب مذكور.',
    en: 'The account adds up: everything of the old site is accounted for.',
  },
  unbalanced: {
    ar: 'الحساب غير مطابق: فُقد بعض المحتوى دون سبب معروف.',
    en: 'The account does not add up: something is missing without a reason.',
  },
  missingSum: { ar: 'المفقود دون سبب:', en: 'Missing without a reason:' },
  sum: { ar: 'خلاصة الحساب', en: 'Summary' },
  sumText: {
    ar: 'عدّ قارئ مستقل ما في الموقع القديم، ثم قورن بصفحات الموقع الجديد بعد بنائه.',
    en: 'A second, independent reader counted the old site. The count was compared with the built pages of the new site.',
  },
  missing: { ar: 'المفقود', en: 'Unaccounted' },
  omitted: { ar: 'ما تُرك', en: 'What was left out' },
  changed: { ar: 'ما تغيّر', en: 'What was changed' },
  pictures: { ar: 'صور لم تُجلب', en: 'Pictures that are missing' },
  addresses: { ar: 'العناوين القديمة', en: 'Old addresses' },
  documents: { ar: 'صفحة صفحة', en: 'Document by document' },
  withheld: { ar: 'لم يُنقل منه شيء', en: 'Withheld as a whole' },
  nothing: { ar: 'لا شيء.', en: 'Nothing.' },
  more: { ar: 'وغيرها، وهي في ملف import.report.json.', en: 'More are in import.report.json.' },
  falseClaims: { ar: 'قيل إنه تُرك، وهو في الصفحة', en: 'Said to be left out, but on the page' },
  added: { ar: 'كلمات في الصفحة وليست في الأصل', en: 'Words on the page that the source does not have' },
  place: { ar: 'الموضع', en: 'Place' },
  near: { ar: 'قربها', en: 'Near' },
  before: { ar: 'قبل', en: 'Before' },
  after: { ar: 'بعد', en: 'After' },
  site: { ar: 'الموقع كله', en: 'The whole site' },
  complete: { ar: 'مطابق', en: 'Adds up' },
  incomplete: { ar: 'ناقص', en: 'Does not add up' },
  line: { ar: 'السطر', en: 'line' },
  route: { ar: 'بقيت على عنوانها', en: 'Unchanged' },
  movedFrom: { ar: 'انتقلت مع صفحتها', en: 'Moved with their page' },
  redirect: { ar: 'تحويلات أخرى', en: 'Other redirects' },
  gone: { ar: 'زالت', en: 'Gone' },
  unanswered: { ar: 'لا يجيب عنها شيء', en: 'Not answered' },
} as const satisfies Record<string, Texts>;

/** Sentences with numbers, which are already formatted. */
export const sentences: Record<
  MessageLanguage,
  {
    sum: (numbers: Record<'in' | 'kept' | 'changed' | 'omitted', string>) => string;
    source: (name: string, documents: string) => string;
    file: (name: string, line: string) => string;
  }
> = {
  ar: {
    sum: (number) =>
      `في الموقع القديم ${number.in}. منها في الموقع الجديد ${number.kept} كما كانت، و${number.changed} بتغيير، وتُركت ${number.omitted} لأسباب مذكورة.`,
    source: (name, documents) => `المصدر: ${name}، وفيه ${documents}.`,
    file: (name, line) => `${name}، السطر ${line}`,
  },
  en: {
    sum: (number) =>
      `The old site has ${number.in}. Kept: ${number.kept}, changed: ${number.changed}, left out for the reasons below: ${number.omitted}.`,
    source: (name, documents) => `Source: ${name}, ${documents}.`,
    file: (name, line) => `${name}, line ${line}`,
  },
};
