import { foldWord, termOf, withoutParticles } from '../../../templates/layout/site-search/words.ts';

/** Stop words of questions, in formal and colloquial Arabic and in English. */
const stopWordList = `
  ابي ابغى ابغا نبي نبغى ودي اريد نريد اود احتاج محتاج لازم عايز عاوز عايزه عاوزه نفسي بدي بدنا حاب حابب ممكن فيني
  كيف كيفيه شلون ازاي طريقه الطريقه خطوات اشلون وش ايش شو ايه ماذا لماذا ليش ليه وشو متى امتى هل ما من عن على في الى عند مع
  الي اللي يلي الذي التي هذا هذه هذي ذا ده دي هاد هاي هو هي انا احنا نحن لو سمحت لازم شي شيء حاجه حاجات عشان علشان منشان لكي
  وين فين اين عم راح رح قد كل بعض لما اذا لا مو مش ما يا او ثم كان يكون عندي عندنا لي لنا فيه فيها عليه منه جدا كتير كثير خلاص
  الحين هلق هلا دلوقتي دلوقت توا الان مب موب مهوب وايد حيل اوي كمان برضه برضو بروحه لحاله شويه كله كلو كامل كامله واحد واحده
  حلو حلوه زين يقول بيقول تقول عارف عارفه اعرف الحقوني ساعدوني الاقي بلاقي القى جنب
  how do i can to the a an of in on for my our we want what is are where why should would please with it this that
`;

/** Common actions and subjects, which say less about a question than other words. Format as in `meanings`. */
const doings = `
  اضافه اضيف اضف ضيف ضف نضيف احط حط نحط بحط ازود زود زياده ازيد اسوي سوي نسوي اعمل انشئ انشاء ادخل ادراج ادرج اكتب اركب add insert create
  حذف احذف امسح مسح مسحت شيل اشيل بشيل ازاله ازيل ازل الغي الغاء افسخ delete remove
  تغيير اغير غير غيرت نغير بغير تعديل اعدل عدل نعدل تعدل ابدل بدل تبديل استبدال استبدل احدث تحديث اصحح تصحيح change edit modify replace
  نقل انقل حرك احرك تحريك ترتيب ارتب رتب اقدم ااخر move order reorder
  نشر انشر ننشر بنشر النشر انزال اطلق ارفعه publish deploy
  جديد جديده new
  صفحه صفحات صفحتنا بيج page pages
  موقع موقعنا المواقع site website
  قديم قديمه القديمه سابق سابقه old
`;

/** Synonyms, one group per line; the first word represents the group. */
const meanings = `
  صوره صور صورتي صورنا فوتو لقطه picture photo image
  خبر اخبار خبرا news
  جدول جداول table
  رابط روابط لينك لينكات وصله link links
  قائمه منيو المنيو menu
  شعار لوقو لوجو لوغو logo
  نموذج فورم استماره form
  ملف ملفات بيدياف pdf بي_دي_اف فايل file document
  تاريخ تواريخ موعد مواعيد date
  دوره دورات تدريب ورشه برنامج برامج course training
  هاتف تلفون تليفون جوالنا رقم موبايلنا phone
  جوال موبايل تلفوني شاشه mobile
  ايميل بريد email mail
  حساب حسابات سوشال تويتر سناب سناب_شات انستقرام انستغرام انستا فيسبوك الفيسبوك لينكدان تيكتوك social
  زميل زميلي زملاء رفيقي صاحبي زميلتي colleague
  تراجع ارجع رجع يرجع نرجع رجوع استرجع استرجاع استعيد استعاده اتراجع ارجاع undo restore
  مشكله مشاكل خطا اخطاء غلط الغلط تنبيه تنبيهات تحذير خرب خربان خربت باظ بايظ باظت عطلان معطل error errors problem
  بطاقه بطاقات كرت كروت كارد card cards
  فيديو فيدو مقطع يوتيوب video youtube
  خريطه ماب لوكيشن map
  فرع فروع branch
  دوام ساعات اوقات hours
  سعر اسعار رسوم باقه باقات price prices
  سوال اسئله استفسار استفسارات questions faq
  قوقل جوجل غوغل google
  لون الوان color colour colours
  تذييل فوتر footer
  مسوده درافت draft
  اخفاء اخفي خبي خبيه مخفي مخفيه اخبي خفيت خفيته hide
  وورد الوورد word
  اكسل اكسيل excel
  لصق الصق الصقه ملصق بيست انسخ paste copy
  فريق موظفين موظفون اعضاء طاقم مدربين team staff
  كلام نص نصوص كلمه جمله عباره text
  عنوان عناوين ترويسه heading title
  شريط بانر اعلان تنويه banner announcement
  استطيع اقدر نقدر يخليني بيخليني يسمح يرضي راضي يقبل
  قادم قادمه جاي جايه الجاي upcoming
  تسجيل يسجل يسجلون يسجلوا اسجل نسجل registration
  داكن داكنه غامق غامقه ليلي dark
  طباعه اطبع نطبع ورق ورقه print
  زائر زوار الناس الجمهور visitors
`;

/** Prefixes and suffixes that are stripped; at least three letters remain. */
const beginning = /^(?:است|ب(?=[اينت])|ن|ي|ت|ا)(?=.{3})/u;
/** Levantine “this” and “on”, joined to the article. */
const joined = /^[هع](?=ال.{3})/u;
const ending = /(?<=.{3})(?:هما|كم|هم|ها|نا|ات|ان|ون|ين|يه|ني|ه|ي|ك|ت|وا)$/u;

/** Words of a list; an underscore represents a space. */
const listed = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .map((word) => termOf(foldWord(word.replaceAll('_', ''))));

const stopWords = new Set(listed(stopWordList));

/** Pairs of each word and the first word of its line. */
const readLines = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map(listed)
    .flatMap(([first = '', ...others]) => [first, ...others].map((word) => [word, first] as const));

/** Whether a word is a stop word, optionally prefixed with “and”. */
const isStopWord = (term: string): boolean => stopWords.has(term) || stopWords.has(term.replace(/^[وف](?=.{2})/u, ''));

const wordsOfDoings = readLines(doings);

const meaningOf = new Map([...wordsOfDoings, ...readLines(meanings)]);

const termsOfDoings = new Set(wordsOfDoings.map(([, first]) => first));

/** Weight of a search term. */
export const weightOfTerm = (term: string): number => (termsOfDoings.has(term) ? 0.4 : 1);

const isArabic = (term: string) => /^\p{scx=Arab}/u.test(term);

const stemOf = (term: string): string =>
  isArabic(term) ? term.replace(ending, '').replace(ending, '').replace(beginning, '') : term;

/**
 * Search terms of a word: the representative of its synonym group, otherwise the word and its stem, with and without joined
 * particles. Empty for stop words.
 */
export function termsOfWord(word: string): string[] {
  const term = termOf(foldWord(word).replace(joined, ''));
  const forms = [term, ...withoutParticles(term)];
  if (term === '' || isStopWord(term)) return [];
  const known = forms.flatMap((form) => meaningOf.get(form) ?? meaningOf.get(form.replace(ending, '')) ?? []).slice(0, 1);
  // Latin words also match as typed, as they may be misspelt.
  if (known.length > 0) return isArabic(term) ? known : [...known, term];
  return [...new Set(forms.flatMap((form) => [form, stemOf(form)]))].filter((form) => form.length > 1);
}
