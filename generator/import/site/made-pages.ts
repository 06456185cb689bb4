import { isEntryType } from '../../../templates/schema/entry-types.ts';
import type { Json, JsonObject } from '../../core/json/value.ts';
import { type CollectionRows, titlesOfCollection } from './collections.ts';
import { unwritten } from './document-texts.ts';
import type { RowContext } from './row-parts.ts';
import { siteDescriptions, siteNames } from './settings.ts';
import { siteWords } from './site-words.ts';
import { type Texts, textIn, titleIn, wordsOf } from './texts.ts';

/** Label of the filter of a list of people, which is where their groups are shown. */
function filterOf({ collection, rows }: CollectionRows, { languages }: RowContext['plan']): JsonObject {
  const hasGroups = rows.some(({ documents }) => documents.some(({ header }) => header.categories.length > 0));
  return collection.kind === 'people' && hasGroups
    ? { filterLabel: textIn(wordsOf(siteWords.department, languages), languages) }
    : {};
}

/** A block that shows a collection. */
export function collectionBlock(all: CollectionRows, context: RowContext, isShort: boolean): JsonObject {
  const { collection, rows } = all;
  const { languages } = context.plan;
  const heading = textIn(titlesOfCollection(all, context), languages);
  const label = textIn(wordsOf(siteWords.viewAll, languages), languages);
  const action = { action: { label, href: collection.path } };
  if (!isEntryType(collection.kind)) return { type: 'posts', heading, collection: collection.key, ...action };
  const isCut = isShort && rows.length > 6;
  return {
    type: collection.kind === 'documents' ? 'downloads' : collection.kind,
    ...(isShort && { heading }),
    from: { collection: collection.key, ...(isCut && { most: 6 }) },
    ...(isShort ? action : filterOf(all, context.plan)),
  };
}

export interface HomeInput {
  collections: readonly CollectionRows[];
  /** Whether the site has pages below the home page. */
  hasPages: boolean;
  /** A sentence with marks of plain text. */
  sentence: (text: string) => string;
}

/** Blocks of a home page that the old site does not have. */
function homeBlocks({ collections, hasPages, sentence }: HomeInput, context: RowContext): JsonObject[] {
  const { plan } = context;
  const { languages } = plan;
  const titles = new Map([...siteNames(plan)].map(([tag, name]) => [tag, sentence(name)]));
  const about = siteDescriptions(plan);
  const texts: Texts | undefined = about && new Map([...about].map(([tag, text]) => [tag, sentence(text)]));
  const shown = collections.filter(({ rows }) => rows.some(({ placed }) => placed.unit.leader.status === 'published'));
  return [
    { type: 'banner', title: titleIn(titles, languages), ...(texts && { text: textIn(texts, languages) }) },
    ...shown.map((one) => collectionBlock(one, context, true)),
    ...(hasPages ? [{ type: 'pages', heading: textIn(wordsOf(siteWords.pages, languages), languages) }] : []),
  ];
}

/** A home page that the old site does not have. */
export function madeHome(input: HomeInput, context: RowContext): JsonObject {
  const { plan } = context;
  const { languages } = plan;
  const about = siteDescriptions(plan);
  const descriptions = new Map(languages.tags.map((tag) => [tag, about?.get(tag) ?? unwritten]));
  return {
    path: '/',
    title: titleIn(wordsOf(siteWords.home, languages), languages),
    description: textIn(descriptions, languages),
    placeholder: true,
    blocks: homeBlocks(input, context),
  };
}

/** A home page with what it needs in the languages that the old one does not have. */
export function completeHome(home: JsonObject, has: readonly string[], input: HomeInput, context: RowContext): JsonObject {
  const { languages } = context.plan;
  const missing = languages.tags.filter((tag) => !has.includes(tag));
  if (missing.length === 0) return home;
  const words = wordsOf(siteWords.home, languages, missing);
  const own = typeof home.title === 'string' ? { [languages.tags[0]]: home.title } : (home.title as JsonObject);
  const isOfAll = Array.isArray(home.blocks) ? home.blocks : [];
  const limit = (block: Json, tags: readonly string[]): Json => {
    const { type = '', ...rest } = block as JsonObject;
    return 'languages' in rest ? block : { type, languages: [...tags], ...rest };
  };
  const described =
    typeof home.description === 'string' ? Object.fromEntries(has.map((tag) => [tag, home.description])) : home.description;
  return {
    ...home,
    title: { ...own, ...Object.fromEntries(words) },
    description: {
      ...(described as JsonObject),
      ...Object.fromEntries(missing.map((tag) => [tag, siteDescriptions(context.plan)?.get(tag) ?? unwritten])),
    },
    blocks: [...isOfAll.map((block) => limit(block, has)), ...homeBlocks(input, context).map((block) => limit(block, missing))],
  };
}

/** The page with the list of a collection. */
export function listPage(all: CollectionRows, context: RowContext, sentence: (text: string) => string): JsonObject {
  const { languages } = context.plan;
  const titles = titlesOfCollection(all, context);
  const banner = new Map([...titles].map(([tag, title]) => [tag, sentence(title)]));
  return {
    path: all.collection.path,
    title: titleIn(titles, languages),
    description: unwritten,
    blocks: [{ type: 'banner', title: titleIn(banner, languages) }, collectionBlock(all, context, false)],
  };
}
