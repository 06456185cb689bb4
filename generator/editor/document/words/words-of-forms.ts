import { byMessageLanguage, type CustomTexts, type MessageTexts } from '../../../../templates/model/files/language.ts';
import { entryDescriptors } from '../../../../templates/registry/collections/types.ts';
import { wordsOfKey as usualWordsOf } from '../../../core/diagnostics/messages/key-words.ts';
import type { Localised } from '../protocol-forms.ts';
import { type BlockForm, blockFormOf, wordsOfLabels } from './block-words.ts';
import { countedWords, interfaceWords } from './interface-words.ts';

const words = (...texts: MessageTexts): Localised => byMessageLanguage(texts);

const typesOfEntries = await Promise.all(entryDescriptors.map(async (one) => ({ type: one.type, words: await one.words() })));

/** Forms of collections of entries, and labels of the keys of an entry. */
const namesOfEntries = Object.fromEntries(
  typesOfEntries.map(({ type, words: own }) => [`collections.${type}`, words(...own.name)]),
);
const keysOfEntries = Object.fromEntries(
  typesOfEntries.flatMap(({ type, words: { keys, entries, collection = {} } }): [string, Localised][] => [
    [`collections.${type}.path`, words('مسار صفحاتهم', 'address of their pages')],
    [`collections.${type}.title`, words('اسم المجموعة', 'name of the collection')],
    [`collections.${type}.entries`, words(...entries)],
    [`collections.${type}.groups`, words('الأقسام', 'groups')],
    [`${type}-entry.groups`, words('أقسامه', 'groups')],
    [`${type}-entry.page`, words('له صفحة', 'has a page')],
    [`${type}-entry.draft`, words('مسودة', 'draft')],
    [`${type}-entry.name`, words('الاسم في العنوان', 'name in the address')],
    ...Object.entries(keys).map(([key, pair]): [string, Localised] => [`${type}-entry.${key}`, words(...pair)]),
    ...Object.entries(collection).map(([key, pair]): [string, Localised] => [`collections.${type}.${key}`, words(...pair)]),
  ]),
);

/** Names of forms that users choose among. */
const names: Record<string, Localised> = {
  'collections.link-cards': words('بطاقات', 'Cards'),
  'collections.event-cards': words('مواعيد', 'Events'),
  'collections.posts': words('مقالات', 'Posts'),
  ...namesOfEntries,
};

/** Labels of keys by form and key, for forms outside blocks. */
const byForm: Record<string, Localised> = {
  'site.name': words('اسم الموقع', 'name of the site'),
  'site.search': words('البحث في الموقع', 'search of the site'),
  'site.search.synonyms': words('كلمات لمعنى واحد', 'words for one thing'),
  'site.search.synonyms.words': words('الكلمات', 'words'),
  'site.icon': words('أيقونة المتصفح', 'icon of the browser tab'),
  'site.theme.headings': words('العناوين', 'headings'),
  'site.theme.fonts.text': words('خط النصوص', 'font of texts'),
  'site.contact.address': words('العنوان', 'postal address'),
  'site.contact.email.label': words('الكلمة قبل البريد', 'word before it'),
  'site.contact.email.value': words('عنوان البريد', 'e-mail address'),
  'site.contact.phone.label': words('الكلمة قبل الرقم', 'word before it'),
  'site.contact.phone.value': words('رقم الهاتف', 'telephone number'),
  'site.contact.address.label': words('الكلمة قبل العنوان', 'word before it'),
  'site.contact.address.value': words('العنوان', 'address'),
  'site.security.contact': words('إلى من يُبلغ', 'whom to tell'),
  'site.desk.url': words('عنوان المكتب', 'address of the desk'),
  'site.motion.sections': words('مدة ظهور القسم', 'sections appear within'),
  'site.motion.cards': words('مدة ظهور البطاقة', 'cards appear within'),
  'announcement.action': words('الرابط', 'link'),
  'everyPage.beforeHeader.label': words('الاسم المنطوق', 'spoken name'),
  'everyPage.beforeFooter.label': words('الاسم المنطوق', 'spoken name'),
  'footer.columns': words('أعمدة الروابط', 'columns of links'),
  'footer.related.items': words('الروابط', 'links'),
  'footer.columns.items': words('الروابط', 'links'),
  'footer.pages.label': words('الاسم المنطوق', 'spoken name'),
  'footer.copyright.text': words('ما بعد السنة', 'what follows the year'),
  'collections.posts.path': words('مسار القائمة', 'address of the list'),
  'collections.posts.authors.title': words('اسم الكاتب', 'name of the author'),
  'collections.posts.groups': words('التصنيفات', 'categories'),
  'collections.posts.groups.title': words('اسم التصنيف', 'name of the category'),
  'collections.posts.groups.name': words('الاسم في العنوان', 'name in the address'),
  'collections.posts.tags.title': words('اسم الوسم', 'name of the tag'),
  ...keysOfEntries,
  'entry-term.title': words('الاسم كما يُقرأ', 'name as it is read'),
  'entry-term.name': words('الاسم في الملف', 'name in the file'),
  'post.groups': words('التصنيفات', 'categories'),
  'post.name': words('الاسم في العنوان', 'name in the address'),
  'post.related': words('مقالات ذات صلة', 'related posts'),
  'link-card.name': words('الاسم في الملف', 'name in the file'),
  'event-card.name': words('الاسم في الملف', 'name in the file'),
  'link-card.id': words('رقم الترتيب', 'number'),
  'event-card.id': words('رقم الترتيب', 'number'),
  'collections.posts.authors.name': words('الاسم في العنوان', 'name in the address'),
  'collections.posts.tags.name': words('الاسم في العنوان', 'name in the address'),
  'redirects.from': words('العنوان القديم', 'former address'),
  'redirects.to': words('الوجهة', 'where to'),
  'routes.title': words('عنوان الصفحة', 'title of the page'),
  'routes.description': words('وصف الصفحة لمحركات البحث', 'description for search engines'),
  'notFound.title': words('عنوان الصفحة', 'title of the page'),
  'routes.placeholder': words('محتوى لم يكتمل', 'content is not complete'),
  'routes.draft': words('مسودة', 'draft'),
  'routes.from': words('يُنشر من', 'published from'),
  'routes.until': words('يُنشر إلى', 'published until'),
  'post.draft': words('مسودة', 'draft'),
  'post.from': words('يُنشر من', 'published from'),
  'post.until': words('يُنشر إلى', 'published until'),
  'post.pinned': words('مثبت أول القوائم', 'pinned in lists'),
  'post.placeholder': words('محتوى لم يكتمل', 'content is not complete'),
  ...interfaceWords,
};

const inBoth = (texts: CustomTexts | undefined) => texts && byMessageLanguage(texts);

/** Name of a form that users choose among; undefined for others. */
export function nameOfForm(form: string): Localised | undefined {
  const own = blockFormOf(form);
  if (own?.way === '') return inBoth((own.part ?? own.block).name);
  return Object.hasOwn(names, form) ? names[form] : undefined;
}

function wordsInBlock({ block, part, way }: BlockForm, key: string): Localised | undefined {
  const path = way === '' ? key : `${way}.${key}`;
  return inBoth(part ? (part.keys?.[path] ?? block.everyPart?.[path]) : block.keys?.[path]);
}

/** Label of a key deeper in a block, if only the form of the whole block is known. */
function wordsBelow({ block }: BlockForm, key: string): Localised | undefined {
  const all = [block.keys, block.everyPart, ...Object.values(block.parts ?? {}).map(({ keys }) => keys)];
  const found = all.flatMap((one) => Object.entries(one ?? {})).find(([path]) => path.split('.').at(-1) === key);
  return inBoth(found?.[1]);
}

const countedWord = (key: string, form: string) =>
  form.startsWith('site.labels.') && Object.hasOwn(countedWords, key) ? countedWords[key] : undefined;

/**
 * Label of a key; undefined if it has none.
 * @param form name of the form that contains it, such as `site.contact` or `block-hero`
 */
export function wordsOfKey(key: string, form: string): Localised | undefined {
  const own = `${form}.${key}`;
  if (Object.hasOwn(byForm, own)) return byForm[own];
  const block = blockFormOf(form);
  const inThis = block ? wordsInBlock(block, key) : inBoth(wordsOfLabels.get(own) ?? countedWord(key, form));
  return inThis ?? usualWordsOf(key) ?? (block && wordsBelow(block, key));
}
