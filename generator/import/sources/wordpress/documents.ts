import type { PictureReference, Place } from '../../model/content.ts';
import type { DocumentStatus, ReadOptions, SourceDocument } from '../../model/document.ts';
import { type Losses, noLosses } from '../../model/losses.ts';
import { readComments } from './comments.ts';
import { readBody } from './content/body.ts';
import { withoutShortcodes } from './content/shortcodes.ts';
import { readFields } from './fields.ts';
import { flatten } from './flatten.ts';
import { kindOf } from './index/post-types.ts';
import type { SiteIndex } from './index/site-index.ts';
import { searchTexts } from './search-texts.ts';
import { basePath, decodedPath, distinct, pathOnSite, redated, renamed } from './values/addresses.ts';
import { isoTime } from './values/dates.ts';
import { plainText } from './values/plain-text.ts';
import { metaValue, type WxrItem } from './wxr/item.ts';

/** What a document has if a text is not empty. */
const named = <Key extends string>(key: Key, value: string | undefined) =>
  (value === undefined || value === '' ? {} : { [key]: value }) as { [name in Key]?: string };

/** Addresses of the further pages of a post that is divided into pages. */
function furtherPages(link: string | undefined, content: string): string[] {
  if (link === undefined || link.includes('?')) return [];
  const count = content.match(/<!--nextpage-->/g)?.length ?? 0;
  return Array.from({ length: count }, (_, index) => `${link.replace(/\/$/, '')}/${index + 2}${link.endsWith('/') ? '/' : ''}`);
}

/** Addresses of a post on the old site. Drafts have none. */
function addressesOf(item: WxrItem, status: DocumentStatus, site: string | undefined): string[] {
  if (status === 'draft' || status === 'pending') return [];
  const base = basePath(site);
  const link = pathOnSite(item.link, site);
  const former = (item.meta.get('_wp_old_slug') ?? []).map((slug) => link && renamed(link, decodedPath(slug)));
  const earlier = (item.meta.get('_wp_old_date') ?? []).map((date) => link && redated(link, date));
  const short = kindOf(item.type) === 'page' ? `${base}?page_id=${item.id}` : `${base}?p=${item.id}`;
  const pages = furtherPages(link, item.content);
  return distinct([link, short, ...former, ...earlier, ...pages, pathOnSite(item.guid, site)]).filter(
    (address) => address !== base || address === link,
  );
}

function featuredPicture(item: WxrItem, { media }: SiteIndex): PictureReference | undefined {
  const found = media.get(metaValue(item, '_thumbnail_id'));
  return found && { address: found.address, alt: found.alt ?? '', media: found.id };
}

/** Text of the excerpt. Shortcodes in it show no files. */
function summaryOf({ excerpt }: WxrItem, losses: Losses, place: Place): string {
  const html = withoutShortcodes(excerpt, { media: () => undefined, attached: () => [], losses, place });
  flatten(html, 'excerpt', losses, place);
  return plainText(html);
}

function textsOf(item: WxrItem, index: SiteIndex, losses: Losses, place: Place) {
  const title = plainText(item.title);
  const summary = summaryOf(item, losses, place);
  const { name: siteName, description: siteDescription } = index.facts;
  const category = index.terms.firstTitle(item.terms);
  const author = index.authors.titleOf(item.creator);
  const values = { title, siteName, siteDescription, excerpt: summary, category, author };
  return { title, ...named('summary', summary), ...searchTexts(item, values) };
}

function relationsOf(item: WxrItem, index: SiteIndex) {
  const author = index.authors.nameOf(item.creator);
  const picture = featuredPicture(item, index);
  return {
    authors: author === undefined ? [] : [author],
    categories: index.terms.namesOf(item.terms, 'category'),
    tags: index.terms.namesOf(item.terms, 'tag'),
    ...named('language', index.languages.languageOf(item)),
    ...named('translationGroup', index.languages.groupOf(item)),
    ...named('parent', index.post(item.parent) ? item.parent : undefined),
    ...(picture && { picture }),
  };
}

/**
 * Picture of an item and its other fields. People, places and projects often have their picture in a field instead of the usual
 * place.
 */
function fieldsOf(item: WxrItem, { media }: SiteIndex, losses: Losses, place: Place): Pick<SourceDocument, 'fields' | 'picture'> {
  const fields = readFields(item, media, losses, place);
  const isItem = !['post', 'page'].includes(kindOf(item.type));
  if (!isItem || media.get(metaValue(item, '_thumbnail_id'))) return { fields };
  const [key, address] = Object.entries(fields).find(([, value]) => pictureFile.test(value) && media.find(value)) ?? [];
  const found = address === undefined ? undefined : media.find(address);
  if (key === undefined || !found) return { fields };
  const { [key]: _, ...others } = fields;
  return { fields: others, picture: { address: found.address, alt: found.alt ?? '', media: found.id } };
}

const pictureFile = /^https?:\/\/\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** A post as a document of the source. */
export function readDocument(
  item: WxrItem,
  status: DocumentStatus,
  index: SiteIndex,
  file: string,
  options: ReadOptions,
): SourceDocument {
  const place: Place = { file, line: item.line };
  const losses: Losses = noLosses();
  const language = index.languages.languageOf(item);
  const blocks = readBody({ item, index, losses, place: { file, line: item.contentLine }, ...named('language', language) });
  return {
    ...{ id: item.id, kind: kindOf(item.type), type: item.type, status },
    ...textsOf(item, index, losses, place),
    addresses: addressesOf(item, status, index.facts.address),
    ...named('date', isoTime(item.date, item.dateGmt)),
    ...named('updated', isoTime(item.modified, item.modifiedGmt)),
    ...relationsOf(item, index),
    ...(item.isSticky && { isPinned: true }),
    ...(item.order !== 0 && { order: item.order }),
    ...fieldsOf(item, index, losses, place),
    blocks,
    comments: readComments(item.comments, options.withComments === true, losses, place),
    losses,
    place,
  };
}
