import { wordsLanguage } from '../../../templates/languages/message-languages.ts';
import { type EntryType, isEntryType } from '../../../templates/schema/entry-types.ts';
import { sampleFiles } from '../../content/site/samples.ts';
import type { Json, JsonObject } from '../../core/json/value.ts';
import { type ConvertContext, textLimits } from '../convert/base/context.ts';
import { plainLine } from '../convert/base/plain-line.ts';
import { words } from '../convert/base/plain-words.ts';
import { convertWords } from '../convert/base/words.ts';
import { convertPage } from '../convert/convert-page.ts';
import { convertPieces } from '../convert/convert-pieces.ts';
import type { BlockNode, PictureReference } from '../model/content.ts';
import type { SourceDocument } from '../model/document.ts';
import { textOfBlocks } from '../model/text.ts';
import { dayIn } from './dates.ts';
import { type DocumentTexts, sampleIn, textsOfDocument, unwritten } from './document-texts.ts';
import { mapFields, type SourceField } from './entry-fields.ts';
import { entryValues } from './entry-values.ts';
import { commentsOf, factsOf } from './extra-blocks.ts';
import { firstWords } from './first-words.ts';
import type { Placed } from './plan-places.ts';
import type { SitePlan } from './plan-site.ts';
import { resolveLink } from './resolve-link.ts';
import { resolvePosts } from './resolve-posts.ts';
import { siteWords, wordsIn } from './site-words.ts';
import type { DocumentHeader, ResolvedMedia } from './types.ts';

/** A document as the new site has it, in its own language. */
export interface ConvertedDocument {
  header: DocumentHeader;
  language: string;
  texts: DocumentTexts;
  /** Title for browsers and search engines. */
  searchTitle?: string;
  /** Summary of a post, or sentence about an item. */
  summary?: string;
  /** Blocks of a page; pieces of a text. */
  content: Json[];
  image?: JsonObject;
  /** Fields of an item. */
  values: JsonObject;
  /** Whether something of it is made up. */
  isPlaceholder: boolean;
  /** Ids of headings in the source, and what links must name instead. */
  ids: ReadonlyMap<string, string>;
}

export interface ConvertInput {
  document: SourceDocument;
  /** Header of the document in the plan. */
  header: DocumentHeader;
  placed: Placed;
  plan: SitePlan;
  media: ResolvedMedia;
}

export function contextOf({ document, header, placed, plan, media }: ConvertInput, language: string): ConvertContext {
  const place = { header, link: placed.link, media };
  const context = { table: plan.table, place: plan.oldPlace, format: plan.outline.format };
  return {
    language,
    title: document.title,
    resolveLink(href) {
      const found = resolveLink(href, place, context);
      return found === undefined ? undefined : { href: found };
    },
    resolvePicture: (reference) => media.picture(reference),
    resolveFile: (address) => media.file(address),
    resolvePosts: (terms) => resolvePosts(terms, plan, language),
    words: convertWords[wordsLanguage(language)],
    losses: document.losses,
    place: document.place,
    ids: new Map(),
  };
}

/** A sentence of plain text, as fields with marks need it. */
export function sentenceIn(text: string, context: ConvertContext): string {
  const line = plainLine(text);
  if (line === '') return '';
  const pieces = convertPieces([{ type: 'paragraph', children: [{ type: 'text', value: line }] }], {
    ...context,
    ids: new Map(),
  });
  return pieces.filter((piece) => typeof piece === 'string').join(' ');
}

/** Picture of an item; undefined if it is not to be had. */
function imageOf(picture: PictureReference | undefined, { document, media }: ConvertInput): JsonObject | undefined {
  const found = picture && media.picture(picture);
  if (!found) return undefined;
  if (found.isPlaceholder)
    document.losses.changes.push({ reason: 'picture-missing', name: picture.address, before: '', after: '' });
  return { src: found.src, alt: plainLine(picture.alt) || unwritten };
}

/** Words for search engines that the new site has no place for. */
function omitUnused({ document }: ConvertInput, name: string, text: string | undefined, shown: readonly string[]): void {
  if (text === undefined || words(text).length === 0) return;
  const all = new Set(shown.flatMap(words));
  if (words(text).some((word) => !all.has(word))) document.losses.omissions.push({ reason: 'plugin-data', name, text });
}

/** Title for search engines without the name of the site, if it says something else than the title. */
function searchTitleOf({ document, plan }: ConvertInput, title: string): string | undefined {
  const name = plainLine(plan.outline.name ?? '').toLowerCase();
  const parts = plainLine(document.searchTitle ?? '').split(/\s+[|\-–—·•»«:]\s+/u);
  const own = parts
    .filter((part) => part.toLowerCase() !== name || name === '')
    .join(' - ')
    .trim();
  return own === '' || own === title ? undefined : own;
}

/** Terms that the place of a document has no room for, as fields. */
function otherTerms({ header, placed, plan }: ConvertInput, language: string): SourceField[] {
  const planned = plan.collections.find(({ collection }) => collection === placed.collection);
  const { terms } = plan.outline;
  const fieldOf = (kind: 'groups' | 'tags', names: readonly string[]): SourceField[] => {
    const others = planned && placed.isList === undefined ? planned.terms.othersOf(kind, names) : names;
    const titles = others.map((name) => terms.find((term) => term.name === name)?.title || name);
    const label = wordsIn(kind === 'groups' ? siteWords.categories : siteWords.tags, language);
    return titles.length > 0 ? [{ label, value: titles.join(language.startsWith('ar') ? '، ' : ', ') }] : [];
  };
  return [...fieldOf('groups', header.categories), ...fieldOf('tags', header.tags)];
}

/** Sentence about an item or post: its summary, or its first words. */
function summaryOf(input: ConvertInput, { summary }: DocumentTexts): string {
  const { document } = input;
  if (summary !== undefined) {
    omitUnused(input, 'searchDescription', document.searchDescription, [summary]);
    return summary;
  }
  const given = plainLine(document.searchDescription ?? '');
  if (given !== '') return given;
  const first = plainLine(firstWords(document.blocks, 50), textLimits.description);
  if (first !== '') document.losses.changes.push({ reason: 'repeated', name: 'summary', before: '', after: first });
  return first || unwritten;
}

function convertPageDocument(input: ConvertInput, language: string): ConvertedDocument {
  const { document, header } = input;
  const context = contextOf(input, language);
  const texts = textsOfDocument({ ...document, language });
  const { rest } = mapFields(document.fields, undefined);
  const extra = [...factsOf([...rest, ...otherTerms(input, language)]), ...commentsOf(document, language, document.losses)];
  const { picture } = document;
  const { title, summary } = texts;
  const parts = {
    title,
    ...(summary !== undefined && { summary }),
    ...(picture && { picture }),
    blocks: [...document.blocks, ...extra],
  };
  const content = convertPage(parts, context);
  const searchTitle = searchTitleOf(input, title);
  return {
    ...{ header, language, texts, content, values: {}, isPlaceholder: false, ids: context.ids ?? new Map() },
    ...(searchTitle !== undefined && { searchTitle }),
  };
}

function convertPost(input: ConvertInput, language: string): ConvertedDocument {
  const { document, header } = input;
  const context = contextOf(input, language);
  const texts = textsOfDocument({ ...document, language });
  const { rest } = mapFields(document.fields, undefined);
  const image = imageOf(document.picture, input);
  const lost: BlockNode[] = document.picture && !image ? [{ type: 'picture', picture: document.picture }] : [];
  const extra = [...factsOf([...rest, ...otherTerms(input, language)]), ...commentsOf(document, language, document.losses)];
  const pieces = convertPieces([...lost, ...document.blocks, ...extra], context);
  omitUnused(input, 'searchTitle', searchTitleOf(input, texts.title), [texts.title]);
  return {
    ...{
      header,
      language,
      texts,
      summary: summaryOf(input, texts),
      values: {},
      isPlaceholder: false,
      ids: context.ids ?? new Map(),
    },
    content: pieces.length > 0 ? pieces : [sampleIn(wordsIn(siteWords.toBeWritten, language), language)],
    ...(image && { image }),
  };
}

/** Values that items of a type must have, made up where the source has none. */
function requiredValues(
  type: EntryType,
  values: JsonObject,
  { document, header, plan, media }: ConvertInput,
  language: string,
): { made: JsonObject; isMade: boolean } {
  if (type === 'places' && values.address === undefined) {
    return { made: { address: sampleIn(wordsIn(siteWords.toBeWritten, language), language) }, isMade: true };
  }
  if (type !== 'documents') return { made: {}, isMade: false };
  const field = mapFields(document.fields, type).known.get('file');
  const found = field && media.file(field.value.trim());
  const file = found && 'file' in found && found.file.startsWith('files/') ? found.file : undefined;
  if (field && file === undefined) {
    document.losses.omissions.push({ reason: 'unreadable', name: field.value, text: field.value, counts: { links: 1 } });
  }
  const date = values.date ?? dayIn(header.date) ?? dayIn(header.updated);
  const made = { file: file ?? sampleFiles.file, date: date ?? `${plan.options.year}-01-01` };
  return { made, isMade: file === undefined || date === undefined };
}

function convertEntry(input: ConvertInput, type: EntryType, language: string): ConvertedDocument {
  const { document, header } = input;
  const context = contextOf(input, language);
  const texts = textsOfDocument({ ...document, language });
  const { known, rest } = mapFields(document.fields, type);
  const { values, rest: unread } = entryValues({ known }, type, document.losses);
  const { made, isMade } = requiredValues(type, values, input, language);
  const fields = [...rest, ...unread, ...otherTerms(input, language)];
  const picture = document.picture ?? pictureIn(known.get('picture')?.value, texts.title);
  const image = type === 'documents' ? undefined : imageOf(picture, input);
  const lost: BlockNode[] = picture && !image ? [{ type: 'picture', picture }] : [];
  const all = [...lost, ...document.blocks, ...factsOf(type === 'documents' ? [] : fields)];
  const content = convertPieces([...all, ...commentsOf(document, language, document.losses)], context);
  const text = [
    known.get('text')?.value,
    texts.summary,
    ...(type === 'documents' ? fields.map(({ label, value }) => `${label}: ${value}`) : []),
  ];
  const summary = sentenceIn([...new Set(text.filter((one) => one !== undefined))].join(' '), context);
  omitUnused(input, 'searchDescription', document.searchDescription, [summary, textOfBlocks(document.blocks)]);
  omitUnused(input, 'searchTitle', searchTitleOf(input, texts.title), [texts.title]);
  return {
    ...{ header, language, texts, content, values: { ...values, ...made }, isPlaceholder: isMade, ids: context.ids ?? new Map() },
    ...(summary !== '' && { summary }),
    ...(image && { image }),
  };
}

const pictureIn = (address: string | undefined, alt: string): PictureReference | undefined =>
  address === undefined ? undefined : { address: address.trim(), alt };

/** Converts a document for its place in the new site. Losses are recorded in those of the document. */
export function convertDocument(input: ConvertInput): ConvertedDocument {
  const { placed, plan, header } = input;
  const language = plan.languages.of(header.language);
  const kind = placed.isList ? undefined : placed.collection?.kind;
  if (kind === undefined) return convertPageDocument(input, language);
  return isEntryType(kind) ? convertEntry(input, kind, language) : convertPost(input, language);
}
