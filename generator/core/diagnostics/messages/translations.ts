import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { counted } from './counts.ts';
import { nameListAr, nameListEn, type Parameters, warning, words } from './words.ts';

const signs: Record<string, Record<MessageLanguage, string>> = {
  strong: { ar: 'الكلمات البارزة', en: 'words that stand out' },
  links: { ar: 'الروابط', en: 'links' },
  placeholders: { ar: 'مواضع %s', en: 'places of %s' },
};

const signsIn = ({ list = [] }: Parameters, language: MessageLanguage) => list.map((sign) => signs[sign]?.[language] ?? sign);

const confirmEn = 'if it is right, type "npm run translate -- confirm" with the path of the page.';
const confirmAr = 'وإن كانت صحيحة فاكتب "npm run translate -- confirm" ومعه مسار الصفحة.';

/** Translations, and the file that records which of them are confirmed. */
export const translationsMessages = {
  'stale-translation': warning({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Translate what changed. If it is right as it is, say so here.' },
      ar: { hint: 'ترجم ما تغيّر. وإن كانت صحيحة كما هي فقل ذلك هنا.' },
    },
    en: words(
      ({ field, found }) => `the translation into ${field?.en} is of a text that has changed since. It was "${found}".`,
      `Translate what changed; ${confirmEn}`,
    ),
    ar: words(
      ({ field, found }) => `الترجمة إلى ${field?.ar} لنص تغيّر بعدها. كان النص: "${found}".`,
      `ترجم ما تغيّر، ${confirmAr}`,
    ),
  }),
  'unconfirmed-translation': warning({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Read the page in that language. If all of it is right, say so here.' },
      ar: { hint: 'اقرأ الصفحة بتلك اللغة. وإن كانت كلها صحيحة فقل ذلك هنا.' },
    },
    en: words(
      ({ field, count = 0, found }) =>
        `nobody has confirmed ${counted(count, 'text', 'en')} in ${field?.en}${found ? ` of the page "${found}"` : ' that all pages share'}.`,
      `Read them; ${confirmEn}`,
    ),
    ar: words(
      ({ field, count = 0, found }) =>
        `ترجمة لم يؤكدها أحد إلى ${field?.ar}${found ? ` في الصفحة "${found}"` : ' فيما تشترك فيه الصفحات'}: ${counted(count, 'text', 'ar')}.`,
      `اقرأها، ${confirmAr}`,
    ),
  }),
  'equal-translation': warning({
    recipe: 'languages',
    inEditor: {
      en: { hint: 'Translate it. If it is the same on purpose, say so here.' },
      ar: { hint: 'ترجمه. وإن كان واحدًا عن قصد فقل ذلك هنا.' },
    },
    en: words(
      ({ field }) => `the text in ${field?.en} is the one that it translates, unchanged.`,
      'Translate it; where it is the same on purpose, write { "*": "…" }.',
    ),
    ar: words(({ field }) => `نص ${field?.ar} هو الأصل بلا تغيير.`, 'ترجمه، وإن كان واحدًا عن قصد فاكتب { "*": "…" }.'),
  }),
  'wrong-script': warning({
    recipe: 'languages',
    en: words(
      ({ field }) => `the text in ${field?.en} has no letter of that language.`,
      'Write it in that language, or remove it.',
    ),
    ar: words(({ field }) => `نص ${field?.ar} ليس فيه حرف من حروفها.`, 'اكتبه بحروف تلك اللغة، أو احذفه.'),
  }),
  'different-signs': warning({
    recipe: 'languages',
    en: words(
      (all) => `the text in ${all.field?.en} differs from the one that it translates in: ${nameListEn(signsIn(all, 'en'))}.`,
      'Put them in as they are there.',
    ),
    ar: words((all) => `يختلف نص ${all.field?.ar} عن أصله في: ${nameListAr(signsIn(all, 'ar'))}.`, 'ضعها كما هي في الأصل.'),
  }),
  'merge-in-record': warning({
    recipe: 'languages',
    en: words(
      'a merge has left its mark here; what both sides have confirmed counts.',
      'Remove the line. A line "*.translations merge=union" in .gitattributes keeps git from writing it.',
    ),
    ar: words(
      'هنا علامة تركها دمج، ويُعتد بما أكده الطرفان.',
      'احذف السطر. وسطر "*.translations merge=union" في .gitattributes يمنع git من كتابته.',
    ),
  }),
  'damaged-record': warning({
    recipe: 'languages',
    en: words('this line is not a pair of texts and is ignored.', 'Remove it; what it confirmed is to be confirmed again.'),
    ar: words('هذا السطر ليس زوجًا من النصوص، فيُتخطى.', 'احذفه، وأكد من جديد ما كان يؤكده.'),
  }),
};
