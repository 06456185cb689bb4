import type { Path } from '../json/path.ts';
import { get, items } from '../json/walk.ts';
import { graphemesOf } from '../util/graphemes.ts';
import type { MessageLanguage } from './diagnostics.ts';
import { wordsOfKey } from './messages/key-words.ts';
import { arabicOrdinal, type Gender } from './ordinals.ts';

/** Step of a path in words: our term, a name from the content, or both («البطاقة الثالثة: التدريب»). */
export interface PlaceStep {
  words?: Record<MessageLanguage, string>;
  name?: string;
}

interface Noun extends Record<MessageLanguage, string> {
  /** Grammatical gender in Arabic. */
  gender: Gender;
}

const noun = (ar: string, gender: Gender, en: string): Noun => ({ ar, gender, en });
const item = noun('العنصر', 'masculine', 'item');

/** Nouns for list items, by the key of the list (default: item). */
const nouns: Record<string, Noun> = {
  routes: noun('الصفحة', 'feminine', 'page'),
  blocks: noun('القسم', 'masculine', 'section'),
  tabs: noun('التبويب', 'masculine', 'tab'),
  cards: noun('البطاقة', 'feminine', 'card'),
  posts: noun('المقال', 'masculine', 'post'),
  authors: noun('الكاتب', 'masculine', 'author'),
  links: noun('الرابط', 'masculine', 'link'),
  actions: noun('الزر', 'masculine', 'button'),
  fields: noun('الحقل', 'masculine', 'field'),
  text: noun('الفقرة', 'feminine', 'paragraph'),
  points: noun('النقطة', 'feminine', 'point'),
  icons: noun('الأيقونة', 'feminine', 'icon'),
  social: noun('حساب التواصل', 'masculine', 'profile'),
  legal: noun('النص النظامي', 'masculine', 'legal text'),
  redirects: noun('التحويل', 'masculine', 'redirect'),
  movedFrom: noun('العنوان القديم', 'masculine', 'former address'),
};

/** Named parts that are not lists; other keys only appear in the path beside. */
const parts = new Set([
  ...[
    'site',
    'header',
    'footer',
    'announcement',
    'everyPage',
    'notFound',
    'related',
    'labels',
    'theme',
    'contact',
    'security',
    'budgets',
  ],
  ...[
    'beforeHeader',
    'beforeFooter',
    'motion',
    'copyright',
    'breadcrumb',
    'form',
    'action',
    'image',
    'logo',
    'title',
    'heading',
    'description',
    'date',
    'event',
  ],
]);

const nameKeys = ['title', 'label', 'heading', 'name'];

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** Name of an object in the content, from its own text; undefined if it has none. */
export const nameOf = (value: unknown) => nameKeys.map((key) => textOf(get(value, key))).find((name) => name !== undefined);

/** Name of a page: its breadcrumb label, title or path. */
export function pageName(page: unknown): string | undefined {
  const own = items(get(page, 'breadcrumb')).at(-1);
  return textOf(get(own, 'label')) ?? textOf(get(page, 'title')) ?? textOf(get(page, 'path'));
}

/** Title of a page in a file: in a language, or the first that it has. */
export function pageTitle(page: unknown, language: MessageLanguage): string | undefined {
  const title = get(page, 'title');
  const own = get(title, language) ?? (typeof title === 'object' ? Object.values(title ?? {})[0] : undefined);
  return typeof own === 'string' ? own : pageName(page);
}

/**
 * Display name of a collection: the name of the page at its address or of another page that shows all of it, or the heading
 * above it on a page.
 */
export function collectionName(content: unknown, collection: string): string {
  const own = textOf(get(get(get(content, 'collections'), collection), 'title'));
  if (own !== undefined) return own;
  const shown = items(get(content, 'routes')).flatMap((page) =>
    items(get(page, 'blocks'))
      .filter((block) => get(get(block, 'cards'), 'collection') === collection)
      .map((block) => ({ page, block, isWhole: get(get(block, 'cards'), 'names') === undefined })),
  );
  const listing =
    items(get(content, 'routes')).find((page) => get(page, 'path') === `/${collection}`) ??
    shown.find(({ page, isWhole }) => isWhole && get(page, 'path') !== '/')?.page;
  return pageName(listing) ?? nameOf(shown[0]?.block) ?? collection;
}

function ordinalStep(list: string | undefined, index: number): Record<MessageLanguage, string> {
  const { ar, gender, en } = (list !== undefined && Object.hasOwn(nouns, list) && nouns[list]) || item;
  return { ar: `${ar} ${arabicOrdinal(index + 1, gender)}`, en: `${en} ${index + 1}` };
}

/** Step for an index: a page by its name, others by their ordinal, usually with their name. */
function stepInto(value: unknown, list: string | undefined, index: number): PlaceStep {
  const words = ordinalStep(list, index);
  if (list === 'routes') return { ...(pageName(value) === undefined ? { words } : { name: pageName(value) }) };
  const name = list === 'blocks' ? undefined : nameOf(value);
  return { words, ...(name !== undefined && { name }) };
}

/**
 * Steps from a page to a place in the content. Pure; accepts content of any shape.
 * @param content value of the whole file
 * @param path keys and indexes from its root
 */
function placeSteps(content: unknown, path: Path): PlaceStep[] {
  const steps: PlaceStep[] = [];
  let value = content;
  let list: string | undefined;
  for (const [depth, part] of path.entries()) {
    value = Array.isArray(value) ? value[Number(part)] : get(value, String(part));
    if (typeof part === 'number') {
      steps.push(stepInto(value, list, part));
      list = undefined;
      continue;
    }
    if (depth === 1 && path[0] === 'collections') steps.push({ name: collectionName(content, part) });
    else if (parts.has(part)) steps.push({ words: wordsOfKey(part) });
    list = part;
  }
  return steps;
}

/** Maximum length of a name in a place, in graphemes. */
const longestName = 40;

function shortened(name: string): string {
  const characters = Array.from(graphemesOf(name.slice(0, longestName * 8)), ({ segment }) => segment);
  return characters.length <= longestName ? name : `${characters.slice(0, longestName - 1).join('')}…`;
}

/** Separator between the steps of a place. */
export const separators: Record<MessageLanguage, string> = { ar: '، ', en: ', ' };

/** A place in the content in words: «من نحن، القسم السادس», "About us, section 6"; empty for the whole file. */
export function placeInWords(content: unknown, path: Path): Record<MessageLanguage, string> {
  const steps = placeSteps(content, path);
  const inLanguage = (language: MessageLanguage) =>
    steps
      .map(({ words, name }) => [words?.[language], name === undefined ? undefined : shortened(name)])
      .map((pieces) => pieces.filter((piece) => piece !== undefined).join(': '))
      .join(separators[language]);
  return { ar: inLanguage('ar'), en: inLanguage('en') };
}
