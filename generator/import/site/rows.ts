import type { EntryType } from '../../../templates/schema/entry-types.ts';
import type { Json, JsonObject } from '../../core/json/value.ts';
import type { ConvertedDocument } from './convert-document.ts';
import { dayIn, momentIn } from './dates.ts';
import { blocksField, rowField } from './pair-languages.ts';
import type { SitePlan } from './plan-site.ts';
import type { TermKind } from './plan-terms.ts';
import {
  breadcrumbOf,
  hasOwnPage,
  pageSettings,
  pathValue,
  publicationOf,
  type Row,
  type RowContext,
  textsOf,
  titlesOf,
  updatedOf,
} from './row-parts.ts';
import { textIn, titleIn } from './texts.ts';

/** Kinds of pages by the words of their titles. */
const aboutTitle = /^(?:من نحن|عن (?:الجمعية|الشركة|المركز|الجهة|المؤسسة|المعهد)|about(?: us)?|who we are)$/i;

/** A page as the content has it. */
export function pageRow(row: Row, context: RowContext): JsonObject {
  const { placed, documents } = row;
  const { plan, pairs } = context;
  const { languages } = plan;
  const [first] = documents;
  const { movedFrom, ...settings } = pageSettings(row);
  const updated = updatedOf(row);
  const titles = textsOf(row, ({ searchTitle, texts }) => searchTitle ?? texts.title);
  return {
    path: pathValue(placed),
    ...(movedFrom !== undefined && { movedFrom }),
    title: titleIn(titles, languages),
    description: textIn(
      textsOf(row, ({ texts }) => texts.description),
      languages,
    ),
    ...breadcrumbOf(row, context),
    ...(updated !== undefined && { updated }),
    ...(aboutTitle.test(first.texts.title) && { kind: 'about' }),
    ...settings,
    ...publicationOf(first.header, false),
    blocks: pairs.list(
      documents.map(({ language, content }) => [language, content] as const),
      blocksField,
    ),
  };
}

/** Names of the terms of all documents of an item. */
function termsOf({ placed, documents }: Row, { plan }: RowContext, kinds: readonly TermKind[]): JsonObject {
  const planned = plan.collections.find(({ collection }) => collection === placed.collection)?.terms;
  const namesOf = (kind: TermKind) => {
    const names = documents.flatMap(({ header, language }) => {
      const own = { groups: header.categories, tags: header.tags, authors: header.authors }[kind];
      return planned?.namesOf(kind, own, language) ?? [];
    });
    return [...new Set(names)];
  };
  return Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)] as const).filter(([, names]) => names.length > 0));
}

function bodyOf({ documents }: Row, type: string, { pairs }: RowContext): Json[] {
  const versions = documents.flatMap(({ language, content }) => (content.length > 0 ? [[language, content] as const] : []));
  return pairs.list(versions, rowField(type, 'body'));
}

/** Picture of a row: languages without one show that of another. */
function imageOf({ documents }: Row, type: string, { pairs }: RowContext): JsonObject {
  const any = documents.find(({ image }) => image)?.image;
  const versions = any ? documents.map(({ language, image = any }) => [language, image] as const) : [];
  const image = pairs.value(versions, rowField(type, 'image'));
  return image === undefined ? {} : { image };
}

/**
 * Day or time of a post. What is published and of these days has no time: until it has passed for sure, a time would make the
 * post one that is published later.
 */
function dateOf({ header }: ConvertedDocument, { year, today = `${year}-01-01` }: SitePlan['options']): string | undefined {
  const moment = momentIn(header.date);
  const isRecent = moment !== undefined && Date.parse(moment) > Date.parse(`${today}T00:00Z`) - 2 * 24 * 3600 * 1000;
  return isRecent && header.status === 'published' ? moment.slice(0, 10) : (moment ?? dayIn(header.updated));
}

/** A post as the content has it. */
export function postRow(row: Row, context: RowContext): JsonObject {
  const { placed, documents } = row;
  const { languages, options } = context.plan;
  const [first] = documents;
  const date = dateOf(first, options);
  const isMade = date === undefined || documents.some(({ isPlaceholder }) => isPlaceholder);
  const day = date ?? `${options.year}-01-01`;
  const updated = updatedOf(row, day.slice(0, 10));
  return {
    name: placed.name ?? '',
    date: day,
    ...(updated !== undefined && { updated }),
    title: titleIn(titlesOf(row), languages),
    summary: textIn(
      textsOf(row, ({ summary = '' }) => summary),
      languages,
    ),
    ...imageOf(row, 'posts', context),
    ...termsOf(row, context, ['authors', 'groups', 'tags']),
    ...(documents.some((one) => one.header.isPinned) && { pinned: true }),
    body: bodyOf(row, 'posts', context),
    ...pageSettings(row),
    ...publicationOf(first.header, true),
    ...(isMade && { placeholder: true }),
  };
}

/** Keys of values between title and terms, in the order of the content. */
const valueKeys: Record<EntryType, readonly string[]> = {
  people: ['role', 'text', 'image', 'email', 'phone', 'hours', 'profiles'],
  places: ['address', 'text', 'phone', 'email', 'coordinates', 'map', 'directions', 'image'],
  projects: ['text', 'image', 'status', 'goal', 'collected', 'unit', 'until'],
  documents: ['text', 'date'],
};

/** Values of an item that may differ by language. */
function valuesOf(row: Row, type: EntryType, context: RowContext): JsonObject {
  const { documents } = row;
  const summaries = documents.flatMap(({ language, summary }) => (summary === undefined ? [] : [[language, summary] as const]));
  const image = imageOf(row, type, context);
  const entries = valueKeys[type].flatMap((key): [string, Json][] => {
    if (key === 'image') return image.image === undefined ? [] : [[key, image.image]];
    if (key === 'text') return summaries.length > 0 ? [[key, textIn(new Map(summaries), context.plan.languages)]] : [];
    const versions = documents.flatMap(({ language, values }) =>
      values[key] === undefined ? [] : [[language, values[key]] as const],
    );
    const value = context.pairs.value(versions, rowField(type, key));
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** An item of a collection as the content has it. */
export function entryRow(row: Row, type: EntryType, context: RowContext): JsonObject {
  const { placed, documents } = row;
  const { languages } = context.plan;
  const [{ header, values }] = documents;
  const isDocument = type === 'documents';
  const body = isDocument ? [] : bodyOf(row, type, context);
  const updated = updatedOf(row);
  const isMade = documents.some(({ isPlaceholder }) => isPlaceholder);
  const isDraft = header.status !== 'published';
  return {
    name: placed.name ?? '',
    ...(isDocument && { file: values.file ?? '' }),
    title: titleIn(titlesOf(row), languages),
    ...valuesOf(row, type, context),
    ...termsOf(row, context, ['groups', 'tags']),
    ...(!isDocument && {
      ...(body.length > 0 && { body }),
      ...(!hasOwnPage(documents) && { page: false }),
      ...(updated !== undefined && { updated }),
      ...pageSettings(row),
    }),
    ...(isDraft && { draft: true }),
    ...(isMade && { placeholder: true }),
  };
}
