import { counted } from './counts.ts';
import { term } from './terms.ts';
import {
  error,
  labelOf,
  type MessageDefinition,
  meantAr,
  meantEn,
  nameListAr,
  nameListEn,
  nearestAr,
  nearestEn,
  placeAr,
  placeEn,
  words,
} from './words.ts';

/** Diagnostics that involve several places: links, references, files. */
export const siteMessages = {
  'duplicate-route': error({
    recipe: 'move-page',
    inEditor: {
      en: {
        message: (all) =>
          all.nearest
            ? `the address "${all.found}" differs from "${all.nearest}" (${placeEn(all)}) only by case, a slash or the way its letters are stored.`
            : `another page has the address "${all.found}" already: ${placeEn(all)}.`,
        hint: 'Give each page its own address.',
      },
      ar: {
        message: (all) =>
          all.nearest
            ? `العنوان "${all.found}" لا يختلف عن "${all.nearest}" (${placeAr(all)}) إلا بحالة الأحرف أو بشرطة مائلة أو بطريقة تخزين الحروف.`
            : `العنوان "${all.found}" لصفحة أخرى أيضًا: ${placeAr(all)}.`,
        hint: 'اجعل لكل صفحة عنوانًا خاصًا بها.',
      },
    },
    en: words(
      ({ found, nearest, line }) =>
        nearest
          ? `the path "${found}" differs from "${nearest}" in line ${line} only by case, a slash or the way its letters are stored.`
          : `the route in line ${line} has the path "${found}" already.`,
      'Give each page its own path.',
    ),
    ar: words(
      ({ found, nearest, line }) =>
        nearest
          ? `المسار "${found}" لا يختلف عن "${nearest}" في السطر ${line} إلا بحالة الأحرف أو بشرطة مائلة أو بطريقة تخزين الحروف.`
          : `المسار "${found}" لصفحة أخرى أيضًا، في السطر ${line}.`,
      'اجعل لكل صفحة مسارًا خاصًا بها.',
    ),
    traits: ['beyond-shape'],
    repair: 'free-path',
  }),
  'duplicate-card': error({
    recipe: 'cards',
    inEditor: {
      en: {
        message: ({ found }) => `another card of this collection has "${found}" already.`,
        hint: 'Each card of a collection has its own name and number.',
      },
      ar: {
        message: ({ found }) => `"${found}" لبطاقة أخرى في هذه المجموعة.`,
        hint: 'لكل بطاقة في المجموعة اسم ورقم خاصان بها.',
      },
    },
    en: words(
      ({ found, line }) => `the card in line ${line} of this collection has "${found}" already.`,
      'Names and ids are unique within a collection.',
    ),
    ar: words(
      ({ found, line }) => `"${found}" لبطاقة أخرى في هذه المجموعة، في السطر ${line}.`,
      'الأسماء والأرقام فريدة داخل المجموعة الواحدة.',
    ),
    repair: 'free-name',
  }),
  'duplicate-id': error({
    recipe: 'links',
    inEditor: {
      en: {
        message: ({ found, expected }) =>
          expected === undefined
            ? `two places of this page have the name "${found}".`
            : `a place that every page shows has the name "${found}" too.`,
      },
      ar: {
        message: ({ found, expected }) =>
          expected === undefined ? `الاسم "${found}" لموضعين في هذه الصفحة.` : `الاسم "${found}" لموضع آخر يظهر في كل صفحة.`,
        hint: 'غيّر اسم أحدهما.',
      },
    },
    en: words(
      ({ found, line, expected }) =>
        expected === undefined
          ? `the id "${found}" stands in line ${line} of this page already.`
          : `the id "${found}" is already used in line ${line}, in a part of every page.`,
      'Give one of them another name.',
    ),
    ar: words(
      ({ found, line, expected }) =>
        expected === undefined
          ? `المعرف "${found}" مكرر في هذه الصفحة، وقد سبق في السطر ${line}.`
          : `المعرف "${found}" سبق في السطر ${line} فيما يظهر في كل صفحة.`,
      'غيّر أحدهما.',
    ),
    repair: 'next-id',
  }),
  'duplicate-heading': error({
    recipe: 'running-text',
    inEditor: {
      en: {
        message: ({ found }) => `links know this heading by its words, "${found}", which name another place of this page too.`,
        hint: `Write a "${labelOf('id', 'en')}" for one of them.`,
      },
      ar: {
        message: ({ found }) => `تعرف الروابط هذا العنوان بكلماته "${found}"، وهي اسم موضع آخر في هذه الصفحة.`,
        hint: `اكتب لأحدهما "${labelOf('id', 'ar')}".`,
      },
    },
    en: words(
      ({ found, line }) => `links know this heading by its words, "${found}", which name the place in line ${line} too.`,
      'Write an "id" beside one of them.',
    ),
    ar: words(
      ({ found, line }) => `تعرف الروابط هذا العنوان بكلماته "${found}"، وهي اسم الموضع الذي في السطر ${line} أيضًا.`,
      'اكتب بجانب أحدهما "id".',
    ),
  }),
  'misspelt-name': error({
    recipe: 'in-the-file',
    inEditor: {
      en: {
        message: (all) =>
          `this is "${all.found}", while ${counted(all.count ?? 0, 'otherPlace', 'en')} say "${all.nearest}", the first of them: ${placeEn(all)}.`,
      },
      ar: {
        message: (all) =>
          `الاسم هنا "${all.found}"، ويُذكر "${all.nearest}" في ${counted(all.count ?? 0, 'otherPlace', 'ar')}، أولها: ${placeAr(all)}.`,
      },
    },
    en: words(
      ({ found, nearest, count = 0, line }) =>
        `this is "${found}", while ${counted(count, 'otherPlace', 'en')} say "${nearest}", the first in line ${line}.`,
      ({ found, nearest }) => `Write "${nearest}" here, or "${found}" there.`,
    ),
    ar: words(
      ({ found, nearest, count = 0, line }) =>
        `الاسم هنا "${found}"، ويُذكر "${nearest}" في ${counted(count, 'otherPlace', 'ar')}، أولها في السطر ${line}.`,
      ({ found, nearest }) => `اكتب "${nearest}" هنا، أو "${found}" هناك.`,
    ),
  }),
  'dead-link': error({
    recipe: 'links',
    inEditor: {
      en: {
        message: ({ found, moved }) =>
          moved === undefined ? `no page has the address "${found}".` : `"${found}" has moved to "${moved}".`,
      },
      ar: {
        message: ({ found, moved }) =>
          moved === undefined ? `لا صفحة عنوانها "${found}".` : `انتقلت "${found}" إلى "${moved}".`,
      },
    },
    en: words(
      ({ found, moved }) => (moved === undefined ? `no page has the path "${found}".` : `"${found}" has moved to "${moved}".`),
      (all) => (all.moved === undefined ? nearestEn(all) : `Link there: write "${all.moved}".`),
    ),
    ar: words(
      ({ found, moved }) => (moved === undefined ? `لا صفحة مسارها "${found}".` : `انتقلت "${found}" إلى "${moved}".`),
      (all) => (all.moved === undefined ? nearestAr(all) : `اجعل الرابط إليها: اكتب "${all.moved}".`),
    ),
    traits: ['absence', 'of-surroundings'],
  }),
  'dead-fragment': error({
    recipe: 'links',
    inEditor: {
      en: {
        hint: (all) => (all.expected === undefined ? nearestEn(all) : 'Show the section again, or let the link lead elsewhere.'),
      },
      ar: { hint: (all) => (all.expected === undefined ? nearestAr(all) : 'أظهر القسم من جديد، أو اجعل الرابط إلى موضع آخر.') },
    },
    en: words(
      ({ found, expected }) =>
        expected === undefined
          ? `the page that this link leads to has no place named "${found}".`
          : `the place "${found}" that this link leads to is in a hidden section.`,
      (all) =>
        all.expected === undefined
          ? nearestEn(all)
          : 'Show the section again (take its "hidden" away), or let the link lead elsewhere.',
    ),
    ar: words(
      ({ found, expected }) =>
        expected === undefined
          ? `ليس في الصفحة المقصودة موضع اسمه "${found}".`
          : `الموضع "${found}" الذي يؤدي إليه هذا الرابط في قسم مخفي.`,
      (all) => (all.expected === undefined ? nearestAr(all) : 'أظهر القسم (احذف منه "hidden")، أو اجعل الرابط إلى موضع آخر.'),
    ),
    traits: ['absence', 'of-surroundings'],
  }),
  'breadcrumb-start': error({
    recipe: 'new-page',
    inEditor: {
      en: { hint: 'Let its first item lead to the home page.' },
      ar: { hint: 'اجعل أول عنصر فيه يؤدي إلى الصفحة الرئيسية.' },
    },
    en: words('the breadcrumb does not start at the home page.', 'Let its first item lead to "/".'),
    ar: words('مسار التنقل لا يبدأ بالصفحة الرئيسية.', 'اجعل أول عنصر فيه يؤدي إلى "/".'),
    traits: ['absence'],
  }),
  'breadcrumb-item': error({
    recipe: 'new-page',
    inEditor: {
      en: { hint: 'Choose the page that it leads to; only the last item goes without a link.' },
      ar: { hint: 'اختر الصفحة التي يؤدي إليها، فالعنصر الأخير وحده بلا رابط.' },
    },
    en: words(
      'an item before the last one of the breadcrumb leads nowhere.',
      'Give it an "href"; only the last item goes without.',
    ),
    ar: words('عنصر قبل الأخير في مسار التنقل لا يؤدي إلى صفحة.', 'أضف إليه "href"، فالعنصر الأخير وحده بلا رابط.'),
    traits: ['absence'],
  }),
  'page-title': error({
    recipe: 'opening',
    inEditor: {
      en: {
        message: ({ found }) => `a page has exactly one title, this one has ${term('en', found)}.`,
        hint: 'Begin the page with one section that gives it its title, such as an opening, and have only one.',
      },
      ar: {
        message: ({ found }) => `للصفحة عنوان واحد لا غير، وفي هذه ${term('ar', found)}.`,
        hint: 'ابدأ الصفحة بقسم واحد يعطيها عنوانها، كالافتتاحية، ولا تكرره.',
      },
    },
    en: words(
      ({ found }) => `a page has exactly one title (h1), this one has ${term('en', found)}.`,
      'Begin the page with one hero, banner, intro, login, or notice with "titled": true, and have only one.',
    ),
    ar: words(
      ({ found }) => `للصفحة عنوان واحد (h1) لا غير، وفي هذه ${term('ar', found)}.`,
      'ابدأ الصفحة بكتلة واحدة من hero أو banner أو intro أو login أو notice مع "titled": true، ولا تكررها.',
    ),
    traits: ['absence'],
  }),
  'not-in-strip': error({
    recipe: 'every-page',
    inEditor: {
      en: {
        message: ({ expected }) =>
          expected === 'title'
            ? 'this section gives a page its title, and every page has one already.'
            : 'this section leads to the pages beside its own, and what stands on every page has none.',
        hint: 'Put it into a page, and choose another section here.',
      },
      ar: {
        message: ({ expected }) =>
          expected === 'title'
            ? 'هذا القسم يعطي الصفحة عنوانها، ولكل صفحة عنوانها.'
            : 'هذا القسم يؤدي إلى ما قبل صفحته وما بعدها، وليس لما يظهر في كل صفحة صفحة.',
        hint: 'ضعه في صفحة، واختر هنا قسمًا غيره.',
      },
    },
    en: words(
      ({ found, expected }) =>
        expected === 'title'
          ? `"${found}" gives a page its title (h1), and every page has one already.`
          : `"${found}" refers to neighbouring pages, which a part of every page does not have.`,
      'Put it into a page; use blocks without a title here, such as prose, call-to-action or a custom block.',
    ),
    ar: words(
      ({ found, expected }) =>
        expected === 'title'
          ? `"${found}" يعطي الصفحة عنوانها (h1)، ولكل صفحة عنوانها.`
          : `"${found}" يؤدي إلى ما قبل صفحته وما بعدها، وليس لما يظهر في كل صفحة صفحة.`,
      'ضعه في صفحة؛ ومكان هذا للكتل التي لا عنوان صفحة فيها، مثل prose و call-to-action وكتل موقعك.',
    ),
  }),
  'unknown-collection': error({
    recipe: 'cards',
    en: words(({ found }) => `there is no collection "${found}".`, nearestEn),
    ar: words(({ found }) => `لا توجد مجموعة اسمها "${found}".`, nearestAr),
    traits: ['absence'],
  }),
  'unknown-card': error({
    recipe: 'cards',
    en: words(({ found }) => `the collection has no card "${found}".`, nearestEn),
    ar: words(({ found }) => `ليس في المجموعة بطاقة اسمها "${found}".`, nearestAr),
    traits: ['absence', 'of-surroundings'],
  }),
  'wrong-collection': error({
    recipe: 'cards',
    inEditor: {
      en: {
        message: ({ found, expected }) => `"${found}" does not hold ${term('en', `kind-${expected}`)}, which this section shows.`,
        hint: ({ list = [] }) =>
          list.length > 0 ? `Choose one of: ${nameListEn(list)}.` : 'Put a section in its place that shows what it holds.',
      },
      ar: {
        hint: ({ list = [] }) => (list.length > 0 ? `اختر واحدة من: ${nameListAr(list)}.` : 'ضع مكانه قسمًا يعرض ما في المجموعة.'),
      },
    },
    en: words(
      ({ found, expected }) => `"${found}" does not hold ${term('en', `kind-${expected}`)}, which this block shows.`,
      ({ list = [] }) =>
        list.length > 0 ? `Name one of: ${nameListEn(list)}.` : 'Put a block in its place that shows what the collection holds.',
    ),
    ar: words(
      ({ found, expected }) => `هذا القسم يعرض ${term('ar', `kind-${expected}`)}، وليس ذلك ما في المجموعة "${found}".`,
      ({ list = [] }) => (list.length > 0 ? `اذكر واحدة من: ${nameListAr(list)}.` : 'ضع مكانه قسمًا يعرض ما في المجموعة.'),
    ),
  }),
  'items-or-from': error({
    recipe: 'people',
    inEditor: {
      en: {
        message: ({ found }) =>
          found === 'both' ? 'this section has things of its own and of a collection.' : 'this section shows nothing.',
        hint: ({ found }) => (found === 'both' ? 'Take one of the two away.' : 'Add to it, or choose a collection.'),
      },
      ar: {
        message: ({ found }) => (found === 'both' ? 'في هذا القسم ما كُتب فيه وما أُخذ من مجموعة معًا.' : 'هذا القسم لا يعرض شيئًا.'),
        hint: ({ found }) => (found === 'both' ? 'أبق أحدهما وأزل الآخر.' : 'أضف إليه، أو اختر مجموعة.'),
      },
    },
    en: words(
      ({ found }) => (found === 'both' ? 'a block has either "items" or "from", not both.' : 'this block has nothing to show.'),
      ({ found }) => (found === 'both' ? 'Remove one of the two.' : 'Write "items", or "from" with the name of a collection.'),
    ),
    ar: words(
      ({ found }) => (found === 'both' ? 'للكتلة "items" أو "from" لا كلاهما.' : 'ليس في هذه الكتلة ما تعرضه.'),
      ({ found }) => (found === 'both' ? 'احذف أحدهما.' : 'اكتب "items"، أو "from" وفيه اسم مجموعة.'),
    ),
  }),
  'unknown-name': error({
    recipe: 'article',
    en: words(({ found, expected }) => `the collection has no ${term('en', `name-${expected}`)} "${found}".`, nearestEn),
    ar: words(({ found, expected }) => `ليس في المجموعة ${term('ar', `name-${expected}`)} "${found}".`, nearestAr),
  }),
  'repeated-name': error({
    recipe: 'article',
    inEditor: {
      en: { message: ({ found }) => `"${found}" is here more than once.` },
      ar: { message: ({ found }) => `"${found}" مكرر هنا.` },
    },
    en: words(({ found, line }) => `"${found}" is already in line ${line}.`, 'Keep one of them.'),
    ar: words(({ found, line }) => `"${found}" مكرر، وقد سبق في السطر ${line}.`, 'أبق واحدًا منهما.'),
    repair: 'remove',
  }),
  'reversed-days': error({
    recipe: 'dates',
    en: words(({ found, expected }) => `${found} is before ${expected}.`, 'Correct one of the two.'),
    ar: words(({ found, expected }) => `${found} قبل ${expected}.`, 'صحح أحدهما.'),
  }),
  'bad-moment': error({
    recipe: 'dates',
    inEditor: {
      en: { hint: meantEn('Choose the day from the calendar, and the time, if it has one.') },
      ar: { hint: meantAr('اختر اليوم من التقويم، ثم الوقت إن كان له وقت.') },
    },
    en: words(
      ({ found }) => `"${found}" is neither a day nor a day with a time.`,
      meantEn('Write 2027-02-14, or 2027-02-14T09:00+03:00 with the offset from UTC.'),
    ),
    ar: words(
      ({ found }) => `"${found}" ليس يومًا ولا يومًا ووقتًا.`,
      meantAr('اكتب 2027-02-14، أو 2027-02-14T09:00+03:00 مع فرق التوقيت.'),
    ),
  }),
  'mixed-moments': error({
    recipe: 'dates',
    en: words('one of start and end is a day, the other has a time.', 'Write both as days, or both with times.'),
    ar: words('للبداية أو للنهاية وقت، وليس للأخرى.', 'اكتبهما يومين، أو اكتب لكل منهما وقتًا.'),
  }),
  'unknown-filter': error({
    recipe: 'people',
    inEditor: {
      en: { message: ({ found }) => `this page has no section of cards or people, and no table, that is called "${found}".` },
      ar: { message: ({ found }) => `ليس في هذه الصفحة قسم بطاقات أو أشخاص أو جدول اسم موضعه "${found}".` },
    },
    en: words(({ found }) => `this page has no block of cards or people, and no table, with the id "${found}".`, nearestEn),
    ar: words(({ found }) => `ليس في هذه الصفحة قسم بطاقات أو أشخاص أو جدول معرفه "${found}".`, nearestAr),
    traits: ['absence'],
  }),
  'missing-image': error({
    recipe: 'picture',
    inEditor: {
      en: {
        message: ({ found }) => `the picture "${found}" is not in the library.`,
        hint: (all) =>
          all.nearest === undefined ? 'Choose another from the library, or bring it from your device.' : nearestEn(all),
      },
      ar: {
        message: ({ found }) => `الصورة "${found}" ليست في المكتبة.`,
        hint: (all) => (all.nearest === undefined ? 'اختر غيرها من المكتبة، أو أحضرها من جهازك.' : nearestAr(all)),
      },
    },
    en: words(
      ({ found }) => `there is no file assets/${found}.`,
      ({ nearest, expected }) => {
        if (nearest === undefined) return 'Put the file there, or correct the name.';
        return expected === 'case'
          ? `The file is called "${nearest}"; upper and lower case differ.`
          : `Did you mean "${nearest}"?`;
      },
    ),
    ar: words(
      ({ found }) => `لا يوجد ملف assets/${found}.`,
      ({ nearest, expected }) => {
        if (nearest === undefined) return 'ضع الملف هناك أو صحح الاسم.';
        return expected === 'case' ? `اسم الملف "${nearest}"، والحروف الكبيرة غير الصغيرة.` : `هل تقصد "${nearest}"؟`;
      },
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
