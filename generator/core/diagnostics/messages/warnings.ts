import { kindOfFile } from '../../../../templates/model/files/file-kinds.ts';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { counted } from './counts.ts';
import { term } from './terms.ts';
import { labelOf, type MessageDefinition, type Parameters, placeAr, placeEn, warning, words } from './words.ts';

const quoted = (list: readonly string[], separator: string) => list.map((one) => `"${one}"`).join(separator);

/** Hint for a character that fonts lack. @param naming how to add a font family to a site */
function glyphHint(
  { nearest, family, call }: Parameters,
  naming: Record<MessageLanguage, string>,
): Record<MessageLanguage, string> {
  if (nearest === undefined && family === undefined) {
    return { en: 'Say it without that character, unless its look does not matter.', ar: 'استغن عنه إن كان مظهره يهمك.' };
  }
  const instead = nearest ? [`Write "${nearest}" instead.`, `اكتب "${nearest}" بدلًا منه.`] : [];
  const after = call ? [`, after "${call}"`, ` بعد "${call}"`] : ['', ''];
  const other = family
    ? [`The font "${family}" has it: ${naming.en}${after[0]}.`, `الخط "${family}" يحويه، ${naming.ar}${after[1]}.`]
    : [];
  return { en: [instead[0], other[0]].filter(Boolean).join(' '), ar: [instead[1], other[1]].filter(Boolean).join(' ') };
}

const inFonts: Record<MessageLanguage, string> = { en: 'choose it among the fonts of the site', ar: 'فاختره من خطوط الموقع' };
const inTheme: Record<MessageLanguage, string> = { en: 'name it in "site.theme.fonts"', ar: 'فسمّه في "site.theme.fonts"' };

/** Warnings: they do not stop a build, but affect visitors or editors. */
export const warningsMessages = {
  placeholder: warning({
    recipe: 'placeholders',
    task: 'placeholders',
    inEditor: {
      en: { hint: 'Write the real value, or say that it is right.' },
      ar: { hint: 'اكتب القيمة الحقيقية، أو أكد أنها صحيحة.' },
    },
    en: words('this is a placeholder.', 'Write the real value and remove "placeholder".'),
    ar: words('هذه قيمة مؤقتة.', 'اكتب القيمة الحقيقية واحذف "placeholder".'),
    traits: ['provisional'],
  }),
  'sample-text': warning({
    recipe: 'placeholders',
    task: 'placeholders',
    en: words('this is a sample: nobody has written it yet.', 'Write your own words in its place, or remove what it belongs to.'),
    ar: words('هذا نص للتمثيل لم يكتبه أحد بعد.', 'اكتب كلماتك مكانه، أو احذف العنصر كله.'),
    traits: ['provisional'],
  }),
  'to-be-written': warning({
    recipe: 'placeholders',
    task: 'placeholders',
    en: words(
      'a description is yet to be written.',
      'Say in a sentence what the picture shows or what the page is about; until then visitors get no description.',
    ),
    ar: words('هذا وصف لم يُكتب بعد.', 'اكتب في جملة ما تُظهره الصورة أو ما في الصفحة؛ ولا يُقال للزائر شيء عنها إلى ذلك الحين.'),
    traits: ['provisional'],
  }),
  'mark-shown': warning({
    recipe: 'placeholders',
    task: 'placeholders',
    en: words(
      'nothing but "…" stands here, and visitors see it.',
      'Write the text, or remove what it belongs to. Only descriptions of pictures and pages, and summaries, may wait as "…".',
    ),
    ar: words(
      'ليس هنا إلا "…"، ويراها الزائر.',
      'اكتب النص، أو احذف العنصر كله. ولا تُكتب "…" إلا مكان وصف صورة أو صفحة أو خلاصة مقال لم يُكتب بعد.',
    ),
    traits: ['provisional'],
  }),
  'sample-file': warning({
    recipe: 'placeholders',
    task: 'placeholders',
    en: words(
      'this stands in the place of a picture or file that nobody has chosen.',
      'Choose your own, or remove what it belongs to.',
    ),
    ar: words('هذا في مكان صورة أو ملف لم يختره أحد بعد.', 'اختر صورتك أو ملفك، أو احذف العنصر كله.'),
    traits: ['provisional'],
  }),
  'placeholder-url': warning({
    recipe: 'placeholders',
    task: 'placeholders',
    en: words(
      ({ found }) => `"${found}" is an example address.`,
      ({ expected }) =>
        expected === 'site' ? 'Write the address of the site.' : 'Write the real address, or remove what leads there.',
    ),
    ar: words(
      ({ found }) => `"${found}" عنوان للتمثيل فقط.`,
      ({ expected }) => (expected === 'site' ? 'اكتب عنوان الموقع الحقيقي.' : 'اكتب العنوان الحقيقي، أو احذف ما يؤدي إليه.'),
    ),
    traits: ['provisional'],
  }),
  'date-passed': warning({
    recipe: 'search-engines',
    en: words(
      ({ found }) => `this is valid until ${found}, which has passed.`,
      'Check whether it is still valid, and write a later day.',
    ),
    ar: words(({ found }) => `تصح هذه البيانات إلى ${found}، وقد مضى.`, 'تحقق من صحتها، ثم اكتب يومًا لاحقًا.'),
  }),
  'event-passed': warning({
    recipe: 'past',
    task: 'removePast',
    inEditor: {
      en: {
        hint: `Switch on "${labelOf('isPast', 'en')}", and say under "${labelOf('afterwards', 'en')}" what is shown then; or delete the card.`,
      },
      ar: { hint: `شغّل "${labelOf('isPast', 'ar')}" واكتب في "${labelOf('afterwards', 'ar')}" ما يظهر بعده؛ أو احذف البطاقة.` },
    },
    en: words(
      ({ found, count = 1 }) =>
        `this event was on ${found}${count > 1 ? `, and ${counted(count - 1, 'otherEvent', 'en')} of this collection passed too` : ''}, and the button still invites.`,
      'Write "isPast": true, and in "afterwards" what is shown then; or remove the card.',
    ),
    ar: words(
      ({ found, count = 1 }) =>
        `مضى هذا الموعد (${found})${count > 1 ? `، ومعه في هذه المجموعة ${counted(count - 1, 'otherEvent', 'ar')}` : ''}، والزر ما زال يدعو إليه.`,
      'اكتب "isPast": true، وفي "afterwards" ما يظهر بعده؛ أو احذف البطاقة.',
    ),
  }),
  'news-in-events': warning({
    recipe: 'article',
    inEditor: {
      en: {
        hint: `News and articles belong in a collection of posts, whose days do not pass; of events that are over switch on "${labelOf('isPast', 'en')}".`,
      },
      ar: {
        hint: `مكان الأخبار والمقالات مجموعة مقالات لا تنقضي أيامها؛ أما الفعاليات المنقضية فشغّل فيها "${labelOf('isPast', 'ar')}".`,
      },
    },
    en: words(
      ({ found, count = 0 }) =>
        `the days of all ${count} cards of this collection have passed, this one on ${found}, as those of news do.`,
      'News and articles belong in a collection of the type "posts", whose days do not pass; events that are over have "isPast": true.',
    ),
    ar: words(
      ({ found, count = 0 }) =>
        `انقضت أيام بطاقات هذه المجموعة كلها (عددها ${count})، ومنها هذا (${found})، كما تنقضي أيام الأخبار.`,
      'مكان الأخبار والمقالات مجموعة نوعها "posts" لا تنقضي أيامها؛ أما الفعاليات المنقضية فاكتب فيها "isPast": true.',
    ),
  }),
  'announcement-passed': warning({
    recipe: 'announcement',
    task: 'removePast',
    inEditor: {
      en: { hint: `Switch on "${labelOf('isPast', 'en')}", which hides it, choose a later day, or take the announcement away.` },
      ar: { hint: `شغّل "${labelOf('isPast', 'ar')}" فيختفي، أو اختر يومًا لاحقًا، أو أزل الإعلان.` },
    },
    en: words(
      ({ found }) => `the announcement was to be shown until ${found}, which has passed, and every page still shows it.`,
      'Write "isPast": true, which hides it, a later day, or remove it.',
    ),
    ar: words(
      ({ found }) => `كان الإعلان إلى ${found}، وقد مضى، وما زال يظهر في كل صفحة.`,
      'اكتب "isPast": true فيختفي، أو يومًا لاحقًا، أو احذفه.',
    ),
  }),
  'holidays-passed': warning({
    recipe: 'places-and-hours',
    task: 'removePast',
    inEditor: {
      en: { hint: 'Write the holidays to come, or take these away.' },
      ar: { hint: 'اكتب الإجازات القادمة، أو أزل هذه.' },
    },
    en: words(
      ({ found }) => `the last of these holidays was over on ${found}, and the page still shows them.`,
      'Write the holidays to come, or remove "holidays".',
    ),
    ar: words(
      ({ found }) => `آخر هذه الإجازات انتهى في ${found}، وما زالت الصفحة تعرضها.`,
      'اكتب الإجازات القادمة، أو احذف "holidays".',
    ),
  }),
  'season-passed': warning({
    recipe: 'places-and-hours',
    inEditor: {
      en: { hint: 'Write the days of the next one, or take it away.' },
      ar: { hint: 'اكتب أيام الموسم القادم، أو أزله.' },
    },
    en: words(
      ({ found }) => `these hours were for the days until ${found}, and the page still shows them.`,
      'Write the days of the next season, or take it out of "seasons".',
    ),
    ar: words(
      ({ found }) => `كانت هذه الأوقات إلى ${found}، وما زالت الصفحة تعرضها.`,
      'اكتب أيام الموسم القادم، أو احذفه من "seasons".',
    ),
  }),
  'date-ahead': warning({
    recipe: 'search-engines',
    en: words(
      ({ found }) => `${found} is still to come: no page has changed, and no post been published, on that day.`,
      'Write the day of the last change or of publication.',
    ),
    ar: words(({ found }) => `لم يحن ${found} بعد، فلا تكون الصفحة قد تغيرت فيه ولا نُشرت.`, 'اكتب يوم آخر تغيير أو يوم النشر.'),
  }),
  'unused-name': warning({
    recipe: 'people',
    en: words(
      ({ found, expected }) => `nothing in the collection names the ${term('en', `name-${expected}`)} "${found}".`,
      'Remove it, or name it in what belongs to it.',
    ),
    ar: words(
      ({ found, expected }) => `لا شيء في المجموعة يذكره: ${term('ar', `name-${expected}`)} "${found}".`,
      'احذفه، أو اذكره فيما يخصه.',
    ),
  }),
  'long-text': warning({
    recipe: 'change-text',
    en: words(
      ({ found, expected, count = 0 }) =>
        `${term('en', found)} of ${counted(count, 'character', 'en')} is too long: ${expected} at most fit.`,
      'Say it in fewer words.',
    ),
    ar: words(
      ({ found, expected, count = 0 }) =>
        `${term('ar', found)} أطول مما يتسع له المكان: ${counted(count, 'character', 'ar')}، والحد ${expected}.`,
      'اختصر العبارة.',
    ),
  }),
  'description-length': warning({
    recipe: 'search-engines',
    en: words(
      ({ found, count }) => `${term('en', found)} has 50 to 160 characters, this one has ${count}.`,
      ({ found, count = 0 }) => (count < 50 ? term('en', `${found}Hint`) : 'Search engines cut it off: shorten it.'),
    ),
    ar: words(
      ({ found, count = 0 }) => `طول ${term('ar', found)} من 50 إلى 160 حرفًا، وهو هنا ${counted(count, 'character', 'ar')}.`,
      ({ found, count = 0 }) => (count < 50 ? term('ar', `${found}Hint`) : 'محركات البحث تقتطع ما زاد: اختصره.'),
    ),
  }),
  'alt-file-name': warning({
    recipe: 'picture',
    en: words(({ found }) => `"${found}" is the name of a file, not a description.`, 'Say what the picture shows.'),
    ar: words(({ found }) => `"${found}" اسم ملف وليس وصفًا للصورة.`, 'صف ما تظهره الصورة.'),
  }),
  'orphan-route': warning({
    recipe: 'new-page',
    en: words(({ found }) => `nothing leads to the page "${found}".`, 'Let a card or a link of another page lead to it.'),
    ar: words(({ found }) => `لا شيء يؤدي إلى الصفحة "${found}".`, 'اجعل بطاقة أو رابطًا في صفحة أخرى يؤدي إليها.'),
  }),
  'unused-collection': warning({
    recipe: 'cards',
    inEditor: {
      en: {
        message: ({ found }) => `no section shows the collection "${found}".`,
        hint: 'Show it in a section, or delete what is in it.',
      },
      ar: { message: ({ found }) => `لا قسم يعرض المجموعة "${found}".`, hint: 'اعرضها في قسم، أو احذف ما فيها.' },
    },
    en: words(({ found }) => `no block shows the collection "${found}".`, 'Show it, or remove it.'),
    ar: words(({ found }) => `لا كتلة تعرض المجموعة "${found}".`, 'اعرضها أو احذفها.'),
  }),
  'unused-card': warning({
    recipe: 'cards',
    inEditor: {
      en: {
        message: ({ found }) => `no section shows the card "${found}".`,
        hint: 'Add it to those that a section shows, or delete it.',
      },
      ar: { message: ({ found }) => `لا قسم يعرض البطاقة "${found}".`, hint: 'أضفها إلى ما يعرضه أحد الأقسام، أو احذفها.' },
    },
    en: words(({ found }) => `no block shows the card "${found}".`, 'Add its name to the "names" of a block, or remove it.'),
    ar: words(({ found }) => `لا كتلة تعرض البطاقة "${found}".`, 'أضف اسمها إلى "names" في إحدى الكتل، أو احذفها.'),
  }),
  'unused-entry': warning({
    recipe: 'people',
    inEditor: {
      en: { hint: 'Let a section show it, or delete it.' },
      ar: { message: ({ found }) => `لا قسم يعرض "${found}" من المجموعة.`, hint: 'اجعل قسمًا يعرضه، أو احذفه.' },
    },
    en: words(({ found }) => `no block shows the entry "${found}", and it has no page.`, 'Let a block show it, or remove it.'),
    ar: words(({ found }) => `لا كتلة تعرض "${found}" من المجموعة، وليست له صفحة.`, 'اجعل كتلة تعرضه، أو احذفه.'),
  }),
  'nothing-shown': warning({
    recipe: 'people',
    inEditor: {
      en: { hint: 'Put something in it, choose another group or tag, or take the section away.' },
      ar: { hint: 'أضف إليه ما يخصه، أو اختر قسمًا أو وسمًا آخر، أو أزل هذا القسم من الصفحة.' },
    },
    en: words(
      ({ found }) =>
        `nothing of the collection "${found}" that is published is in this group and has this tag: the block does not appear.`,
      'Put something in it, name another "group" or "tag", or remove the block.',
    ),
    ar: words(
      ({ found }) => `لا شيء منشور من المجموعة "${found}" في هذا القسم وبهذا الوسم، فلا تظهر الكتلة.`,
      'أضف إليهما ما يخصهما، أو اذكر غيرهما، أو احذف الكتلة.',
    ),
  }),
  'no-pages': warning({
    recipe: 'cards',
    inEditor: {
      en: {
        message: ({ found, expected }) =>
          expected === 'listed'
            ? `the pages below "${found}" are left out of lists: the section does not appear.`
            : `there is no page below "${found}" to show: the section does not appear.`,
        hint: 'Choose another page, or take the section away until there is something to show below this one.',
      },
      ar: {
        message: ({ found, expected }) =>
          expected === 'listed'
            ? `الصفحات التي تحت "${found}" لا تُذكر في القوائم، فلا يظهر القسم.`
            : `لا صفحة تحت "${found}" تُعرض هنا، فلا يظهر القسم.`,
        hint: 'اختر صفحة أخرى، أو أزل القسم إلى أن تكون تحتها صفحات تُعرض.',
      },
    },
    en: words(
      ({ found, expected }) =>
        expected === 'listed'
          ? `pages below "${found}" have "listed": false: there is none to show, and the block does not appear.`
          : `there is no page below "${found}" to show: the block does not appear.`,
      ({ expected }) =>
        expected === 'listed'
          ? 'Take "listed": false from a page that lists may name, name another page in "of", or remove the block.'
          : 'Give pages an address below it, name another page in "of", or remove the block.',
    ),
    ar: words(
      ({ found, expected }) =>
        expected === 'listed'
          ? `الصفحات التي تحت "${found}" فيها "listed": false، فلا شيء يُعرض هنا ولا تظهر الكتلة.`
          : `لا صفحة تحت "${found}" تُعرض هنا، فلا تظهر الكتلة.`,
      ({ expected }) =>
        expected === 'listed'
          ? 'احذف "listed": false من صفحة يجوز أن تُذكر في القوائم، أو اذكر غيرها في "of"، أو احذف الكتلة.'
          : 'اجعل تحتها صفحات، أو اذكر غيرها في "of"، أو احذف الكتلة.',
    ),
  }),
  'no-events': warning({
    recipe: 'article',
    inEditor: {
      en: {
        message: () => 'no article that is shown here announces an event: the calendar does not appear.',
        hint: 'Give an article its event, choose another tag, or take the section away.',
      },
      ar: {
        message: () => 'لا مقال مما يُعرض هنا يعلن موعدًا، فلا يظهر التقويم.',
        hint: 'اكتب لأحد المقالات موعده، أو اختر موضوعًا آخر، أو أزل القسم.',
      },
    },
    en: words(
      ({ found }) => `no post of the collection "${found}" that is shown here has an "event": the calendar does not appear.`,
      'Write the "event" of a post, name another "tag", or remove the block.',
    ),
    ar: words(
      ({ found }) => `لا مقال من المجموعة "${found}" مما يُعرض هنا له "event"، فلا يظهر التقويم.`,
      'اكتب "event" لأحد المقالات، أو اذكر "tag" غيره، أو احذف الكتلة.',
    ),
  }),
  'unused-image': warning({
    recipe: 'media',
    task: 'media',
    inEditor: {
      en: { message: ({ found }) => `nothing shows the picture "${found}".` },
      ar: { message: ({ found }) => `لا شيء يعرض الصورة "${found}".` },
    },
    en: words(({ found }) => `the content does not name assets/${found}.`, 'Use the picture, or delete the file.'),
    ar: words(({ found }) => `المحتوى لا يذكر الصورة assets/${found}.`, 'استعمل الصورة أو احذف الملف.'),
  }),
  'unused-file': warning({
    recipe: 'media',
    task: 'media',
    inEditor: {
      en: {
        message: ({ found }) => `nothing leads to the file "${found}", so it is not published.`,
        hint: ({ found }) =>
          kindOfFile(found ?? '') ? 'Let a link lead to it, or delete it.' : 'Delete it: files of this kind are not published.',
      },
      ar: {
        message: ({ found }) => `لا شيء يؤدي إلى الملف "${found}"، فلن يُنشر.`,
        hint: ({ found }) =>
          kindOfFile(found ?? '') ? 'اجعل رابطًا يؤدي إليه، أو احذفه.' : 'احذفه، فالملفات من هذا النوع لا تُنشر.',
      },
    },
    en: words(
      ({ found }) => `the content does not name assets/${found}, so it is not published.`,
      ({ found }) =>
        kindOfFile(found ?? '')
          ? `Link to it ("/${found}"), or delete the file.`
          : 'Delete the file: files of this kind are not published.',
    ),
    ar: words(
      ({ found }) => `المحتوى لا يذكر الملف assets/${found}، فلن يُنشر.`,
      ({ found }) =>
        kindOfFile(found ?? '') ? `ضع رابطًا إليه ("/${found}") أو احذفه.` : 'احذفه، فالملفات من هذا النوع لا تُنشر.',
    ),
  }),
  'stray-character': warning({
    recipe: 'change-text',
    en: words(
      ({ found, count }) => `this text holds an invisible character, ${found}, as its character number ${count}.`,
      'Delete it, unless it is there on purpose; texts get their direction by themselves.',
    ),
    ar: words(
      ({ found, count }) => `في هذا النص محرف غير مرئي، ${found}، وترتيبه بين المحارف ${count}.`,
      'احذفه إن لم يكن مقصودًا؛ فاتجاه النصوص يضبط تلقائيًا.',
    ),
  }),
  'pdf-letters': warning({
    recipe: 'change-text',
    en: words('this text holds shapes of letters from a PDF file, which searches do not find.', ({ found }) => `Write: ${found}`),
    ar: words('في هذا النص أشكال حروف منسوخة من ملف PDF، ولا يجدها البحث.', ({ found }) => `اكتب بدلًا منها: ${found}`),
  }),
  'pdf-turned': warning({
    recipe: 'change-text',
    en: words('this text was copied from a PDF file with its letters in reverse order.', ({ found }) => `Write: ${found}`),
    ar: words('هذا النص منسوخ من ملف PDF وحروفه معكوسة الترتيب.', ({ found }) => `اكتب بدلًا منه: ${found}`),
  }),
  'pdf-order': warning({
    recipe: 'change-text',
    en: words(
      'this text holds shapes of letters from a PDF file, and their order is not certain.',
      'Copy it from the original document, or type it.',
    ),
    ar: words('في هذا النص أشكال حروف منسوخة من ملف PDF، وترتيبها غير مؤكد.', 'انسخ النص من المستند الأصلي، أو اكتبه.'),
  }),
  'unbalanced-isolates': warning({
    recipe: 'change-text',
    inEditor: {
      en: { hint: 'Delete it, or type the text again.' },
      ar: { hint: 'احذفها، أو اكتب النص من جديد.' },
    },
    en: words(
      ({ found, count }) => `the direction mark ${found}, character number ${count} of this text, lacks its other half.`,
      'Close every U+2066, U+2067 or U+2068 with U+2069, or delete them.',
    ),
    ar: words(
      ({ found, count }) => `علامة الاتجاه ${found} (المحرف رقم ${count} في هذا النص) ينقصها ما يقابلها.`,
      'أغلق كل U+2066 أو U+2067 أو U+2068 بالعلامة U+2069، أو احذفها جميعًا.',
    ),
  }),
  // A warning: readers see the character in a fallback font.
  'missing-glyph': warning({
    recipe: 'change-text',
    inEditor: {
      en: { hint: (parameters) => glyphHint(parameters, inFonts).en },
      ar: { hint: (parameters) => glyphHint(parameters, inFonts).ar },
    },
    en: words(
      ({ found, expected, count, list = [] }) =>
        `the fonts of the site lack "${found}" (${expected})${list.length > 0 ? ` and ${quoted(list, ', ')}` : ''}${count ? `, and the like stands in ${counted(count, 'otherText', 'en')}` : ''}; a font of the visitor's device stands in.`,
      (parameters) => glyphHint(parameters, inTheme).en,
    ),
    ar: words(
      ({ found, expected, count, list = [] }) =>
        `خطوط الموقع لا تحوي "${found}" (${expected})${list.length > 0 ? ` ولا ${quoted(list, '، ')}` : ''}${count ? `، ومثله في ${counted(count, 'otherText', 'ar')}` : ''}، فيظهر بخط آخر من جهاز الزائر.`,
      (parameters) => glyphHint(parameters, inTheme).ar,
    ),
  }),
  'undrawn-words': warning({
    recipe: 'change-text',
    en: words(
      ({ list = [], expected }) =>
        `no installed font has ${quoted(list, ', ')}: the picture that is shown where this page is shared ${expected ? 'leaves this text out' : 'is drawn without it'}.`,
      ({ call }) =>
        call ? `Install a font that has it: "${call}".` : 'Say it without these characters, if the picture matters.',
    ),
    ar: words(
      ({ list = [], expected }) =>
        `لا يحوي أي خط مثبت ${quoted(list, '، ')}، فالصورة التي تظهر عند مشاركة الصفحة ${expected ? 'تخلو من هذا النص' : 'تُرسم من دونه'}.`,
      ({ call }) => (call ? `ثبّت خطًا يحويه: "${call}".` : 'اكتب النص من دونه إن كانت الصورة تهمك.'),
    ),
  }),
  'literal-markup': warning({
    recipe: 'emphasis',
    inEditor: {
      en: {
        message: ({ found }) => `signs that are not words are printed as written: visitors read "${found}".`,
        hint: 'Delete them; the tools of the text make words bold and set links.',
      },
      ar: {
        message: ({ found }) => `في النص علامات تظهر كما كُتبت، فيقرأ الزائر "${found}".`,
        hint: 'احذفها، فأدوات النص تبرز الكلمات وتضع الروابط.',
      },
    },
    en: words(
      ({ found, expected }) => `${term('en', `markup-${expected}`)} is printed as written: visitors read "${found}".`,
      ({ expected }) => term('en', `markup-${expected}Hint`),
    ),
    ar: words(
      ({ found, expected }) => `${term('ar', `markup-${expected}`)} يظهر كما كُتب، فيقرأ الزائر "${found}".`,
      ({ expected }) => term('ar', `markup-${expected}Hint`),
    ),
  }),
  'open-mark': warning({
    recipe: 'emphasis',
    inEditor: {
      en: { hint: 'Delete it; the tools of the text make words bold and set links.' },
      ar: { hint: 'احذفها، فأدوات النص تبرز الكلمات وتضع الروابط.' },
    },
    en: words(
      ({ found }) => `"${found}" is an incomplete mark: visitors read it as written.`,
      'Marks are **strong**, *emphasis*, [words](/address), [words](lang:en), [Esc](key:) and `code`, whole, and with no space inside the stars; an address has none.',
    ),
    ar: words(
      ({ found }) => `"${found}" نصف علامة تنسيق لا تمام له، فيقرؤه الزائر كما كُتب.`,
      'العلامات: **نص بارز** و*نص مؤكد* و[كلمات](/address) و[words](lang:en) و[Esc](key:) و`code`، كاملةً، ولا مسافة بعد النجمتين الأوليين ولا قبل الأخيرتين، ولا في العنوان.',
    ),
  }),
  // A warning: brackets after brackets may be intended.
  'link-nowhere': warning({
    recipe: 'links',
    inEditor: {
      en: { hint: 'Take the brackets and what is in the second out, mark the words and press the tool for links.' },
      ar: { hint: 'احذف الأقواس وما في الثاني منها، ثم حدد الكلمات واضغط أداة الرابط.' },
    },
    en: words(
      ({ found, expected }) =>
        `"${found}" is not a link, because "${expected}" is not an address: visitors read it with its brackets.`,
      'Write an address there: /page, /page#its-heading, https://…; or take the brackets out.',
    ),
    ar: words(
      ({ found, expected }) => `"${found}" لا يقود إلى شيء، فما "${expected}" بعنوان: يقرؤه الزائر بأقواسه.`,
      'اكتب هناك عنوانًا: /page أو /page#عنوان-فيها أو https://…، أو احذف الأقواس.',
    ),
  }),
  'link-in-card': warning({
    recipe: 'cards',
    en: words(
      ({ found }) => `a card leads somewhere as a whole: of the link "${found}" only the words are shown.`,
      'Take the link out, or put it into the page that the card leads to.',
    ),
    ar: words(
      ({ found }) => `البطاقة كلها رابط، فلا يظهر من الرابط "${found}" إلا كلماته.`,
      'احذف الرابط، أو ضعه في الصفحة التي تؤدي إليها البطاقة.',
    ),
  }),
  // A warning: the text may be intended.
  'note-elsewhere': warning({
    recipe: 'running-text',
    inEditor: {
      en: { hint: 'Say it in the sentence itself, or move the text to a section of running text.' },
      ar: { hint: 'اجعل كلامها في الجملة نفسها، أو انقل النص إلى قسم نص متصل.' },
    },
    en: words(
      ({ found }) => `notes are not supported here: visitors read "${found}" as written.`,
      'Notes are for running text and answers, outside links. Say it in the sentence itself, or move it to a block of type "prose".',
    ),
    ar: words(
      ({ found }) => `لا تكون الحاشية هنا، فيقرأ الزائر "${found}" كما كُتبت.`,
      'الحواشي في النص المتصل وفي الأجوبة، خارج الروابط. اجعل كلامها في الجملة نفسها، أو انقلها إلى قسم نوعه "prose".',
    ),
  }),
  'too-many-marks': warning({
    recipe: 'emphasis',
    en: words('this sentence has too many signs to be read as marks; it is printed as written.', 'Cut it into paragraphs.'),
    ar: words('في هذا النص من الإشارات ما لا يُقرأ علاماتِ تنسيق، فيظهر كما كُتب.', 'قسّمه إلى فقرات.'),
  }),
  'same-label': warning({
    recipe: 'form',
    inEditor: {
      en: { message: (all) => `"${all.found}" of the same list leads elsewhere: ${placeEn(all)}.` },
      ar: { message: (all) => `"${all.found}" في القائمة نفسها يؤدي إلى موضع آخر: ${placeAr(all)}.` },
    },
    en: words(
      ({ found, line }) => `"${found}" leads elsewhere in line ${line} of the same list.`,
      'Give links to different places different words.',
    ),
    ar: words(
      ({ found, line }) => `"${found}" في القائمة نفسها يؤدي إلى موضع آخر في السطر ${line}.`,
      'اجعل لكل وجهة نصًا يميزها.',
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
