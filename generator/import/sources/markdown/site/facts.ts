import { posix } from 'node:path';
import type { DocumentStatus, SourceDocument } from '../../../model/document.ts';
import { noLosses } from '../../../model/losses.ts';
import { dateOf, fieldsOf, flagOf, instantOf, itemsOf, namesOf, numberOf, textOf, textsOf } from '../folder/fields.ts';
import type { Fields } from '../folder/front-matter.ts';
import { titleOfName, withoutEnding, writtenAddress } from './addresses.ts';
import { isFolderPage } from './plain.ts';
import type { MarkdownFile, Page, SiteReader } from './site-reader.ts';

/** Names of authors: texts, or fields with a name. */
function authorsIn(fields: Fields, known: Readonly<Record<string, string>> = {}): string[] {
  const named = ['authors', 'author'].flatMap((name) =>
    itemsOf(fields, name).flatMap((item) => textOf(item, 'name', 'title') ?? []),
  );
  const one = textOf(fieldsOf(fields, 'author'), 'name') ?? textOf(fieldsOf(fields, 'authors'), 'name');
  const plain = ['authors', 'author'].flatMap((name) => (named.length > 0 || one ? [] : namesOf(fields, name)));
  const all = [...named, ...(one === undefined ? [] : [one]), ...plain];
  return [...new Set(all.map((name) => (Object.hasOwn(known, name) ? (known[name] ?? name) : name)))];
}

/** Addresses that lead to a page too. */
const aliasesIn = (fields: Fields): string[] =>
  textsOf(fields, 'aliases', 'alias', 'redirect_from', 'redirects').map(writtenAddress);

function statusOf(fields: Fields): DocumentStatus {
  const isDraft = flagOf(fields, 'draft', 'drafts') === true || flagOf(fields, 'published', 'publish') === false;
  return isDraft || /^(?:draft|private)$/i.test(textOf(fields, 'status') ?? '') ? 'draft' : 'published';
}

function isListed(fields: Fields): boolean | undefined {
  const robots = textOf(fields, 'robots', 'robotsNoIndex') ?? '';
  const isHidden = /noindex|^true$/i.test(robots) || flagOf(fields, 'noindex', 'no_index', 'unlisted') === true;
  return isHidden || flagOf(fields, 'sitemap') === false ? false : undefined;
}

/** Address of the picture of a page. */
function pictureIn(fields: Fields): string | undefined {
  const names = [
    'image',
    'cover',
    'featured_image',
    'featuredImage',
    'feature',
    'thumbnail',
    'banner',
    'hero',
    'header',
    'og_image',
  ];
  for (const name of names) {
    const inner = fieldsOf(fields, name);
    const found =
      textOf(inner, 'src', 'image', 'path', 'url', 'file', 'teaser', 'overlay_image', 'relative') ?? textOf(fields, name);
    if (found !== undefined && /[./]/.test(found) && !/\s{2}|\n/.test(found)) return found;
  }
  return textsOf(fields, 'images')[0];
}

function altIn(fields: Fields): string {
  const inner = ['image', 'cover', 'hero', 'featured_image', 'thumbnail'].map((name) =>
    textOf(fieldsOf(fields, name), 'alt', 'caption'),
  );
  return inner.find((alt) => alt !== undefined) ?? textOf(fields, 'image_alt', 'imageAlt', 'alt') ?? '';
}

/** Fields that are read, so that others are kept for items of collections. */
const known =
  /^(?:title|linktitle|date|publishdate|pubdate|pubdatetime|lastmod|modified|updated|updateddate|lastupdated|last_modified_at|draft|published|status|tags?|categor(?:y|ies)|keywords|authors?|aliases|alias|redirect_from|url|slug|permalink|layout|type|template|weight|order|nav_order|sidebar_position|sidebar_label|sidebar|description|summary|excerpt|image|images|cover|thumbnail|menu|menus|id|translationkey|language|lang|robots|math|toc|comments?|draft|hide_.*|sitemap|kind|cascade|resources|outputs|params|hero|template|head|prev|next|eleventy.*)$/i;

function otherFields(fields: Fields): Record<string, string> {
  const other: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value !== '' && !known.test(name) && /^[\w-]+$/.test(name)) other[name] = value;
  }
  return other;
}

function titleOf({ file, fields, heading }: MarkdownFile, site: SiteReader): { title: string; isTitled: boolean } {
  const written = textOf(fields, 'title', 'linkTitle', 'name') ?? textOf(fieldsOf(fields, 'hero'), 'title');
  if (written !== undefined) return { title: written, isTitled: false };
  if (heading !== undefined) return { title: heading, isTitled: true };
  const path = withoutEnding(file);
  const folder = posix.basename(posix.dirname(path));
  const name = isFolderPage(file) && folder !== '.' ? folder : posix.basename(path);
  const isRoot = isFolderPage(file) && folder === '.';
  return { title: (isRoot ? site.name : undefined) ?? titleOfName(name), isTitled: false };
}

/** Facts of a page by the day of the import: what waits for its date, what has expired. */
function atDay(facts: SourceDocument, site: SiteReader, today: string | undefined): SourceDocument {
  const { status, date, until } = facts;
  if (until !== undefined && today !== undefined && until.slice(0, 10) <= today) {
    const { until: _, ...expired } = facts;
    return { ...expired, status: 'draft' };
  }
  const waits = status === 'published' && date !== undefined && today !== undefined && date.slice(0, 10) > today;
  return waits && site.isTimed?.(facts) ? { ...facts, status: 'scheduled', date: instantOf(date) } : facts;
}

/**
 * A page: facts of its generator, and what metadata says in all generators.
 * @param today see `ReadOptions`
 */
export function pageOf(written: MarkdownFile, site: SiteReader, today?: string): Page | undefined {
  const source = { ...written, fields: site.fieldsOf?.(written) ?? written.fields };
  const own = site.factsOf(source);
  if (!own) return undefined;
  const { fields, file } = source;
  const { title, isTitled } = titleOf(source, site);
  const order =
    numberOf(fields, 'weight', 'order', 'nav_order', 'sidebar_position') ?? numberOf(fieldsOf(fields, 'sidebar'), 'order');
  const description = textOf(fields, 'description');
  const summary = textOf(fields, 'summary', 'excerpt', 'abstract') ?? description;
  const picture = pictureIn(fields);
  const facts: SourceDocument = {
    id: file,
    title,
    status: statusOf(fields),
    date: dateOf(fields, 'publishDate', 'date', 'pubDate', 'pubDatetime', 'published_at', 'created'),
    updated: dateOf(fields, 'lastmod', 'updated', 'modified', 'updatedDate', 'last_modified_at', 'lastUpdated', 'last_update'),
    authors: authorsIn(fields, site.authors),
    categories: namesOf(fields, 'categories', 'category'),
    tags: namesOf(fields, 'tags', 'tag'),
    summary,
    searchDescription: description,
    picture: picture === undefined ? undefined : { address: picture, alt: altIn(fields) },
    isPinned: flagOf(fields, 'pinned', 'sticky', 'pin', 'featured'),
    isListed: isListed(fields),
    order,
    fields: otherFields(fields),
    ...own,
    addresses: [...new Set([...own.addresses, ...aliasesIn(fields)])],
    blocks: [],
    comments: [],
    losses: noLosses(),
    place: { file },
  };
  const defined = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as SourceDocument;
  return { ...source, facts: atDay(defined, site, today), isTitled };
}
