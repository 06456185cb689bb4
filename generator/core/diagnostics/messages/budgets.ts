import { inLanguages, type MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { BudgetKind } from '../../../../templates/model/site/rules.ts';
import { counted } from './counts.ts';
import { type MessageDefinition, type Parameters, warning, words } from './words.ts';

interface KindWords {
  name: string;
  hint: string;
}

const english: Record<BudgetKind, KindWords> = {
  html: { name: 'the HTML', hint: 'Say it in fewer words, or on two pages.' },
  styles: {
    name: 'the style sheets',
    hint: "Show fewer kinds of sections on the page, or shorten the styles of the site's own.",
  },
  firstFlight: { name: 'HTML and style sheets', hint: 'Say it in fewer words, on two pages, or with fewer kinds of sections.' },
  scripts: { name: 'the scripts before interaction', hint: 'Each page with a search or anything live has them: allow more.' },
  scriptsInUse: { name: 'the scripts in use', hint: 'Show these blocks without what moves, or leave one out.' },
  fonts: { name: 'the fonts', hint: 'Say it in letters that the page has already.' },
  images: { name: 'the pictures', hint: 'Show fewer, or pictures with less detail in them.' },
};

const arabic: Record<BudgetKind, KindWords> = {
  html: { name: 'نص الصفحة', hint: 'اختصر النص، أو قسمه على صفحتين.' },
  styles: { name: 'أنماط الصفحة', hint: 'اعرض في الصفحة أنواعًا أقل من الأقسام، أو اختصر أنماط الأقسام الخاصة بالموقع.' },
  firstFlight: { name: 'نص الصفحة وأنماطها', hint: 'اختصر النص، أو قسمه على صفحتين، أو استعمل أنواعًا أقل من الأقسام.' },
  scripts: { name: 'البرامج قبل التفاعل', hint: 'هي في كل صفحة فيها بحث أو ما يتفاعل: ارفع الحد.' },
  scriptsInUse: { name: 'البرامج بعد التفاعل', hint: 'اعرض هذه الأقسام بلا حركة، أو احذف واحدًا منها.' },
  fonts: { name: 'ملفات الخط', hint: 'اكتبه بحروف في الصفحة مثلها.' },
  images: { name: 'صور الصفحة', hint: 'اعرض صورًا أقل، أو صورًا أقل تفاصيل.' },
};

/** Hints for fonts that the theme selects on all pages. */
const themeHints = inLanguages({
  en: 'Set texts and headings in one family, take a lighter file or fewer weights for headings, or allow more.',
  ar: 'اجعل النصوص والعناوين بخط واحد، أو اختر للعناوين ملفًا أخف أو أوزانًا أقل، أو ارفع الحد.',
});

const hintEn = (all: Parameters) => (all.budget?.isOfTheme ? themeHints.en : english[kindOf(all)].hint);
const hintAr = (all: Parameters) => (all.budget?.isOfTheme ? themeHints.ar : arabic[kindOf(all)].hint);

const kindOf = ({ budget }: Parameters) => budget?.kind ?? 'html';

const pagesEn = ({ budget, count = 0 }: Parameters) =>
  `"${budget?.page}"${count === 0 ? '' : ` and ${counted(count, 'otherPage', 'en')}`}`;
const pagesAr = ({ budget, count = 0 }: Parameters) =>
  `"${budget?.page}"${count === 0 ? '' : ` (ومثلها ${counted(count, 'otherPage', 'ar')})`}`;

/** Host limits that a site exceeds; `count` is the actual amount. */
const limitsEn: Record<string, (count: number, found: string) => string> = {
  headers: (count) => `_headers has ${count} rules; Cloudflare Pages reads 100, and sends some files without their headers.`,
  header: (count) => `a line of _headers has ${count} characters; Cloudflare Pages reads 2,000, and leaves out longer ones.`,
  redirects: (count) => `_redirects has ${count} lines; Cloudflare Pages reads 2,000, and answers the other addresses with 404.`,
  line: (count, found) =>
    `the redirect from "${found}" takes ${count} characters; Cloudflare Pages reads 1,000, and leaves out longer ones.`,
  query: (count, found) => `former addresses with a query after "?" lead nowhere on ${found}: ${count} of them.`,
};

const limitsAr: Record<string, (count: number, found: string) => string> = {
  headers: (count) => `عدد القواعد في _headers هو ${count}، ويقرأ منها Cloudflare Pages 100، فيرسل بعض الملفات بلا ترويساتها.`,
  header: (count) => `طول أحد الأسطر في _headers هو ${count}، ولا يقرأ Cloudflare Pages ما جاوز 2000 محرف.`,
  redirects: (count) =>
    `عدد الأسطر في _redirects هو ${count}، ويقرأ منها Cloudflare Pages 2000، ويجيب عن بقية العناوين بالرمز 404.`,
  line: (count, found) => `طول التحويل من "${found}" هو ${count}، ولا يقرأ Cloudflare Pages ما جاوز 1000 محرف.`,
  query: (count, found) => `العناوين القديمة التي فيها معاملات بعد "?" لا تؤدي إلى شيء على ${found}، وعددها ${count}.`,
};

const limitHintsEn: Record<string, string> = {
  headers: 'Publish to another host, or name fewer kinds of files in fewer folders.',
  header: 'Publish to another host, or send forms to fewer places.',
  redirects: 'Publish to another host, or remove former addresses that nobody asks for; each takes up to four lines.',
  line: 'Publish to another host, or remove this former address.',
  query: 'Publish to a host that reads queries, or remove these addresses.',
};

const limitHintsAr: Record<string, string> = {
  headers: 'انشر على مستضيف آخر، أو اجعل أنواع الملفات ومجلداتها أقل.',
  header: 'انشر على مستضيف آخر، أو اجعل وجهات النماذج أقل.',
  redirects: 'انشر على مستضيف آخر، أو احذف عناوين قديمة لم يعد أحد يطلبها؛ ولكل عنوان أربعة أسطر على الأكثر.',
  line: 'انشر على مستضيف آخر، أو احذف هذا العنوان القديم.',
  query: 'انشر على مستضيف يقرأ المعاملات، أو احذف هذه العناوين.',
};

/** The same for users of the editor. */
const limitsInEditor: Record<MessageLanguage, typeof limitsEn> = {
  en: {
    ...limitsEn,
    headers: (count) =>
      `files are sent with ${count} rules; Cloudflare Pages reads 100, and sends some files without their headers.`,
    header: (count) => `a rule for files has ${count} characters; Cloudflare Pages reads 2,000, and leaves out longer ones.`,
    redirects: (count) => `former addresses take ${count} lines; Cloudflare Pages reads 2,000, and finds no page at the others.`,
  },
  ar: {
    ...limitsAr,
    headers: (count) => `قواعد إرسال الملفات ${count}، ويقرأ منها Cloudflare Pages 100، فيرسل بعض الملفات بلا ترويساتها.`,
    header: (count) => `طول إحدى قواعد إرسال الملفات ${count}، ولا يقرأ Cloudflare Pages ما جاوز 2000 محرف.`,
    redirects: (count) =>
      `أسطر العناوين القديمة ${count}، ويقرأ منها Cloudflare Pages 2000، ولا يجد الزائر صفحة في بقية العناوين.`,
  },
};

/** The images among the largest files of a page, by the names shown in the editor: "photo.webp 300 KB". */
const picturesOf = ({ list = [] }: Parameters) =>
  list.flatMap((one) => {
    const [, file, size] = /assets\/([^()]+?)\)? ([\d.]+ KB)/.exec(one) ?? [];
    return file ? [`${file.split('/').pop()} ${size}`] : [];
  });

const heaviest = (all: Parameters, lead: string, comma: string) => {
  const pictures = picturesOf(all);
  return pictures.length === 0 ? '' : `${lead}${pictures.join(comma)}`;
};

/** Pages over budget: `found` and `expected` in KB, `list` names the largest files. */
export const budgetsMessages = {
  'host-limit': warning({
    recipe: 'publish',
    inEditor: {
      en: { message: ({ expected = 'line', count = 0, found = '' }) => limitsInEditor.en[expected]?.(count, found) ?? '' },
      ar: { message: ({ expected = 'line', count = 0, found = '' }) => limitsInEditor.ar[expected]?.(count, found) ?? '' },
    },
    en: words(
      ({ expected = 'line', count = 0, found = '' }) => limitsEn[expected]?.(count, found) ?? '',
      ({ expected = 'line' }) => limitHintsEn[expected] ?? '',
    ),
    ar: words(
      ({ expected = 'line', count = 0, found = '' }) => limitsAr[expected]?.(count, found) ?? '',
      ({ expected = 'line' }) => limitHintsAr[expected] ?? '',
    ),
  }),
  'over-budget': warning({
    recipe: 'weight',
    inEditor: {
      en: {
        message: (all) =>
          `${english[kindOf(all)].name} of ${pagesEn(all)}: ${all.found} KB of ${all.expected} KB${heaviest(all, '; most of it: ', ', ')}.`,
        hint: hintEn,
      },
      ar: {
        message: (all) =>
          `${arabic[kindOf(all)].name} في ${pagesAr(all)}: ${all.found} كيلوبايت والحد ${all.expected}${heaviest(all, '؛ أثقل ما فيها: ', '، ')}.`,
        hint: hintAr,
      },
    },
    en: words(
      (all) =>
        `${english[kindOf(all)].name} of ${pagesEn(all)}: ${all.found} KB of ${all.expected} KB; most of it: ${all.list?.join(', ')}.`,
      (all) => `${hintEn(all)} "site.budgets.${kindOf(all)}" is what is allowed.`,
    ),
    ar: words(
      (all) =>
        `${arabic[kindOf(all)].name} في ${pagesAr(all)}: ${all.found} كيلوبايت والحد ${all.expected}؛ أثقل ما فيها: ${all.list?.join('، ')}.`,
      (all) => `${hintAr(all)} والحد في "site.budgets.${kindOf(all)}".`,
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
