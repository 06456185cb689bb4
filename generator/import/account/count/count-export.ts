import type { ReadOptions } from '../../model/document.ts';
import type { OmissionReason } from '../../model/losses.ts';
import { addTally, emptyTally, type SourceCount, siteId, sourceCount, type Tally } from '../tally.ts';
import { wordsOf } from '../words.ts';
import { comparableAddresses, isOnHost } from './addresses.ts';
import { attribute } from './elements.ts';
import { builderHtml, fieldTexts, searchTexts } from './export-fields.ts';
import { ExportIds, isForeign, numberOf } from './export-ids.ts';
import { type ExportIndex, indexExport, itemOf, metaOf } from './export-index.ts';
import { ExportNames } from './export-names.ts';
import { isDocumentType, isPublic, statusOf, typeOf } from './export-types.ts';
import { type ExportFile, withFrames, withoutShortcodes } from './shortcodes.ts';
import { splitExport } from './split-export.ts';
import { type TallyOptions, tallyHtml } from './tally-html.ts';
import { childrenNamed, childText, type XmlElement } from './xml.ts';

/** Address of an embed block is its text. */
const embedBlock: TallyOptions = {
  embed: (element) => {
    if (!/\bwp-block-embed__wrapper\b/.test(attribute(element, 'class') ?? '')) return undefined;
    const [only] = element.childNodes.filter(
      (node) => node.nodeName !== '#text' || ('value' in node && node.value.trim() !== ''),
    );
    return only && 'value' in only && /^\s*https?:\/\/\S+\s*$/.test(only.value)
      ? { text: '', address: only.value.trim() }
      : undefined;
  },
  skip: (element) =>
    element.tagName === 'sup'
      ? /\bfn\b/.test(attribute(element, 'class') ?? '')
      : /\bwp-block-file__embed\b/.test(attribute(element, 'class') ?? ''),
};

const present = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Counts content of a post with everything that it shows from elsewhere. */
function tallyContent(html: string, id: string, index: ExportIndex): Tally {
  const whole = html.replaceAll(
    /<!--\s*wp:block\s+\{[^}]*"ref"\s*:\s*(\d+)[^}]*\}\s*\/-->/g,
    (_, block: string) => index.blocks.get(block) ?? '',
  );
  const attached = (): ExportFile[] => (index.attached.get(id) ?? []).map((file) => index.files.get(file)).filter(present);
  const shown = withoutShortcodes(whole, { file: (file) => index.files.get(file), attached });
  return tallyHtml(withFrames(shown), embedBlock);
}

const htmlWords = (html: string) => tallyHtml(html).body;

/** Counts the excerpt, whose words may be in metadata only. */
function tallyExcerpt(item: XmlElement): Tally {
  const html = withoutShortcodes(childText(item, 'excerpt:encoded'), { file: () => undefined, attached: () => [] });
  const { body, ...items } = tallyHtml(html);
  return { ...items, body: [], head: body };
}

/** Notes of the block editor, which are in a field of their own. */
function tallyNotes(item: XmlElement, tally: Tally): void {
  const notes = metaOf(item, 'footnotes');
  if (!notes.startsWith('[')) return;
  for (const [, content = ''] of notes.matchAll(/"content"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
    addTally(tally, tallyHtml(JSON.parse(content) as string));
  }
}

function tallyThumbnail(item: XmlElement, index: ExportIndex, tally: Tally): void {
  const file = index.files.get(metaOf(item, '_thumbnail_id'));
  if (!file) return;
  tally.pictures.push({ text: wordsOf(file.alt).join(' '), address: file.address });
  tally.body.push(...wordsOf(file.alt));
}

function tallyComments(item: XmlElement, tally: Tally): void {
  for (const comment of childrenNamed(item, 'wp:comment')) {
    const isShown =
      childText(comment, 'wp:comment_approved') === '1' && /^(?:comment)?$/.test(childText(comment, 'wp:comment_type'));
    if (!isShown) continue;
    const author = childText(comment, 'wp:comment_author');
    if (!author.includes('@')) tally.body.push(...wordsOf(author));
    addTally(tally, tallyHtml(childText(comment, 'wp:comment_content')));
  }
}

function tallyItem(item: XmlElement, index: ExportIndex, options: ReadOptions): Tally {
  const tally = emptyTally();
  const id = numberOf(item);
  const content = childText(item, 'content:encoded');
  tally.title = htmlWords(childText(item, 'title'));
  addTally(tally, tallyContent(content.trim() === '' ? builderHtml(item) : content, id, index));
  addTally(tally, tallyExcerpt(item));
  for (const text of searchTexts(item)) tally.head.push(...wordsOf(text));
  for (const text of fieldTexts(item)) addTally(tally, tallyHtml(text));
  tallyNotes(item, tally);
  tallyThumbnail(item, index, tally);
  if (options.withComments) tallyComments(item, tally);
  return tally;
}

/** Whether an item has elements of WordPress. */
const isReadable = (item: XmlElement): boolean => item.children.some(({ name }) => name.startsWith('wp:'));

/** Why a document is withheld as a whole. */
function withheldBy(item: XmlElement, options: ReadOptions): OmissionReason | undefined {
  if (!isReadable(item)) return 'unreadable';
  if (!isPublic(item)) return 'unpublished';
  const year = Number(childText(item, 'wp:post_date').slice(0, 4));
  const isSelected =
    (options.types?.includes(typeOf(item)) ?? true) && (options.since === undefined || !year || year >= options.since);
  return isSelected ? undefined : 'not-selected';
}

/** Addresses under which a document answered. */
function addressesOf(item: XmlElement, id: string, { address, base }: ExportIndex): string[] {
  if (/^(?:draft|pending|auto-draft|)$/.test(statusOf(item))) return [];
  const written = childText(item, 'link').trim();
  const link = isOnHost(written, address) ? written : '';
  const keys: Record<string, string> = { post: 'p', page: 'page_id' };
  const key = keys[typeOf(item)];
  // Of two posts with the same number, the first has the short address.
  const short = key !== undefined && /^\d+$/.test(id) ? [`/?${key}=${id}`] : [];
  const former = childrenNamed(item, 'wp:postmeta')
    .filter((meta) => childText(meta, 'wp:meta_key') === '_wp_old_slug')
    .map((meta) =>
      link === '' || link.includes('?') ? '' : link.replace(/[^/]+(\/?)$/, `${childText(meta, 'wp:meta_value')}$1`),
    );
  const pages = childText(item, 'content:encoded').split('<!--nextpage-->').slice(1);
  const further = link === '' || link.includes('?') ? [] : pages.map((_, index) => `${link.replace(/\/$/, '')}/${index + 2}`);
  return comparableAddresses([link, ...short, ...former, ...further], base);
}

function countItem(
  item: XmlElement,
  place: SourceCount['place'],
  index: ExportIndex,
  ids: ExportIds,
  options: ReadOptions,
): SourceCount | undefined {
  if (!isDocumentType(typeOf(item)) || /^(?:inherit|auto-draft)$/.test(statusOf(item))) return undefined;
  const withheld = withheldBy(item, options);
  const id = isReadable(item) ? ids.idOf(item) : `${place.file}:${place.line}`;
  if (id === undefined) return undefined;
  const tally = tallyItem(item, index, options);
  return sourceCount({
    id,
    title: childText(item, 'title'),
    tally,
    place,
    addresses: addressesOf(item, id, index),
    ...(withheld && { withheld }),
  });
}

type Part = { path: string; file: string };

/** Parts by their numbers: of copies of a post the first one counts. */
const inOrder = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => one.file.localeCompare(other.file, 'en', { numeric: true }));

/** Counts the documents of a WordPress export, and last what belongs to the whole site. */
export async function* countExport(files: readonly Part[], options: ReadOptions): AsyncGenerator<SourceCount> {
  const parts = inOrder(files);
  const index = await indexExport(parts);
  const names = new ExportNames(index);
  const ids = new ExportIds();
  for (const { path, file } of parts) {
    for await (const part of splitExport(path, file)) {
      if (!part.isItem || isForeign(part)) continue;
      const item = itemOf(part);
      const count = countItem(item, { file, line: part.line }, index, ids, options);
      names.add(item, count !== undefined && count.withheld === undefined);
      if (count) yield count;
    }
  }
  const { phrases, addresses, hidden } = names.result();
  const place = { file: parts[0]?.file ?? '' };
  const withheld = sourceCount({
    id: 'menus',
    title: '',
    tally: { ...emptyTally(), title: hidden },
    withheld: 'unpublished',
    place,
  });
  if (hidden.length > 0) yield withheld;
  yield sourceCount({ id: siteId, title: '', tally: emptyTally(), phrases, addresses, place });
}
