import { error, type MessageDefinition, type Parameters, placeAr, placeEn, warning, words } from './words.ts';

/** Publication period in words: `list` holds start and end. */
function timesEn({ list: [from = '', until = ''] = [] }: Parameters): string {
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
}

function timesAr({ list: [from = '', until = ''] = [] }: Parameters): string {
  return [from && `من ${from}`, until && `إلى ${until}`].filter(Boolean).join(' ');
}

function absentEn(all: Parameters): string {
  if (all.expected === 'draft') return `"${all.found}" is a draft, which no build writes`;
  if (all.expected === 'drafts') return `"${all.found}" lists drafts only, so no build writes it`;
  return `"${all.found}" is there only ${timesEn(all)}`;
}

function absentAr(all: Parameters): string {
  if (all.expected === 'draft') return `"${all.found}" مسودة لا يكتبها البناء`;
  if (all.expected === 'drafts') return `ليس في "${all.found}" إلا مسودات، فلا يكتبها البناء`;
  return `لا يوجد "${all.found}" إلا ${timesAr(all)}`;
}

/** Drafts and scheduled publication. */
export const publicationMessages = {
  'bare-day': error({
    recipe: 'schedule',
    inEditor: {
      en: { hint: 'Choose the time, too.' },
      ar: { hint: 'اختر الوقت أيضًا.' },
    },
    en: words(
      ({ found }) => `"${found}" is a day without a time: its beginning depends on the time zone.`,
      'Write the time and the offset from UTC, too: 2027-02-14T09:00+03:00.',
    ),
    ar: words(
      ({ found }) => `"${found}" يوم لا وقت فيه، وبدايته تختلف من مكان إلى مكان.`,
      'اكتب معه الوقت وفرق التوقيت: 2027-02-14T09:00+03:00.',
    ),
  }),
  'absent-link': error({
    recipe: 'schedule',
    inEditor: {
      en: { message: (all) => `${absentEn(all)} (${placeEn(all)}): this link would lead nowhere.` },
      ar: { message: (all) => `${absentAr(all)} (${placeAr(all)})، فما يؤدي إليه لا يؤدي إلى شيء.` },
    },
    en: words(
      (all) => `${absentEn(all)} (line ${all.line}): this link would lead nowhere.`,
      'Remove the link, make its page a draft or give it the same time, or publish the target.',
    ),
    ar: words(
      (all) => `${absentAr(all)} (السطر ${all.line})، فما يؤدي إليه لا يؤدي إلى شيء.`,
      'احذف ما يؤدي إليه، أو اجعله مسودة أو في الوقت نفسه، أو انشر ما يؤدي إليه.',
    ),
    traits: ['of-surroundings'],
  }),
  'absent-card': warning({
    recipe: 'schedule',
    inEditor: {
      en: { message: (all) => `${absentEn(all)} (${placeEn(all)}): while it is not there, this does not lead to it.` },
      ar: { message: (all) => `${absentAr(all)} (${placeAr(all)})، فإلى أن يُنشر لا يؤدي هذا إليه.` },
    },
    en: words(
      (all) => `${absentEn(all)} (line ${all.line}): builds without it leave this card out, or the link of this entry.`,
      'Nothing is wrong if that is meant: it comes back with the page.',
    ),
    ar: words(
      (all) => `${absentAr(all)} (السطر ${all.line})، فما بُني من دونه تغيب عنه هذه البطاقة، أو رابط هذا العنصر.`,
      'لا خطأ إن كان ذلك مقصودًا: تعود مع الصفحة.',
    ),
    traits: ['of-surroundings'],
  }),
  'absent-home': error({
    recipe: 'schedule',
    en: words('the home page has to be there always.', 'Take the mark of a draft, and the times, from it.'),
    ar: words('الصفحة الرئيسية لا بد أن تكون موجودة دائمًا.', 'احذف منها علامة المسودة وأوقات النشر.'),
  }),
  'draft-left': warning({
    recipe: 'schedule',
    en: words('this is a draft: no build writes it.', 'Remove the mark to publish it, or remove it from the file.'),
    ar: words('هذه مسودة لا يكتبها البناء.', 'احذف العلامة لتنشرها، أو احذفها من الملف.'),
    traits: ['expected', 'provisional'],
  }),
  'not-yet': warning({
    recipe: 'schedule',
    en: words(
      ({ found }) => `this appears on ${found}: the site has to be built after that.`,
      'Nothing is wrong: let builds run by a schedule, or build then.',
    ),
    ar: words(
      ({ found }) => `يظهر هذا في ${found}، ولا بد من بناء الموقع بعده.`,
      'لا خطأ هنا: اجعل البناء مجدولًا، أو ابنِ الموقع حينها.',
    ),
    traits: ['expected'],
  }),
  'page-over': warning({
    recipe: 'schedule',
    en: words(
      ({ found }) => `this was published until ${found}: builds since then leave it out.`,
      'Remove it from the file, or give it a later time.',
    ),
    ar: words(({ found }) => `انتهى نشر هذا في ${found}، وما بُني بعده لا يتضمنه.`, 'احذفه من الملف، أو أعطه وقتًا لاحقًا.'),
    traits: ['expected'],
  }),
} as const satisfies Record<string, MessageDefinition>;
