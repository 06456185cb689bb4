import { parseFragment } from 'parse5';
import { numberOf } from './export-ids.ts';
import { isPublic, mayBePrivate, typeOf } from './export-types.ts';
import type { ExportFile } from './shortcodes.ts';
import { type ExportPart, splitExport } from './split-export.ts';
import { childrenNamed, childText, childValue, readXml, type XmlElement } from './xml.ts';

/** Copy that does not keep the text it was cut from in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/** What documents of an export refer to. */
export interface ExportIndex {
  /** Address of the old site, and its path, without a slash at the end. */
  address: string;
  base: string;
  files: Map<string, ExportFile>;
  /** Numbers of pictures by the number of their document. */
  attached: Map<string, string[]>;
  /** Content of reusable blocks by number. */
  blocks: Map<string, string>;
  header: XmlElement[];
  /** Numbers of posts and files that nobody may see. */
  hidden: Set<string>;
}

/** Value of a custom field. */
export function metaOf(item: XmlElement, key: string): string {
  const meta = childrenNamed(item, 'wp:postmeta').find((one) => childText(one, 'wp:meta_key') === key);
  return meta ? childText(meta, 'wp:meta_value') : '';
}

export const elementsOf = ({ text }: ExportPart): XmlElement[] => readXml(text);

/** Item of an export with its elements as children. */
export const itemOf = (part: ExportPart): XmlElement => ({ name: 'item', attributes: {}, text: '', children: elementsOf(part) });

/** Alt text as WordPress shows it: without tags, and with its entities as signs. */
const shownAlt = (text: string) =>
  parseFragment(text.replaceAll(/<\/?[a-z][^>]*>/gi, ''))
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

function addFile(item: XmlElement, id: string, { files, attached }: ExportIndex): void {
  const address = childValue(item, 'wp:attachment_url') || childValue(item, 'guid');
  const parent = childValue(item, 'wp:post_parent');
  const [alt, caption] = [shownAlt(metaOf(item, '_wp_attachment_image_alt')), childText(item, 'excerpt:encoded')];
  files.set(detached(id), {
    address: detached(address),
    alt: detached(alt),
    caption: detached(caption),
    parent: detached(parent),
  });
  if (/\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i.test(address)) {
    attached.set(detached(parent), [...(attached.get(parent) ?? []), detached(id)]);
  }
}

const referenced = /<wp:post_type>\s*(?:<!\[CDATA\[)?\s*(?:attachment|wp_block)\b/;

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : '');

/** What belongs to private posts is shown without words. */
function hideWords({ files, attached, hidden }: ExportIndex): void {
  for (const file of files.values()) if (hidden.has(file.parent)) [file.alt, file.caption] = ['', ''];
  for (const parent of hidden) attached.delete(parent);
}

function addItem(item: XmlElement, index: ExportIndex): void {
  const [id, type] = [numberOf(item), typeOf(item)];
  if (!isPublic(item)) index.hidden.add(detached(id));
  else if (type === 'attachment') addFile(item, id, index);
  else if (type === 'wp_block') index.blocks.set(detached(id), detached(childText(item, 'content:encoded')));
}

/** First pass over the files of an export: what documents refer to. */
export async function indexExport(parts: readonly { path: string; file: string }[]): Promise<ExportIndex> {
  const index: ExportIndex = {
    ...{ address: '', base: '', files: new Map(), attached: new Map(), blocks: new Map() },
    ...{ header: [], hidden: new Set() },
  };
  for (const { path, file } of parts) {
    for await (const part of splitExport(path, file)) {
      if (!part.isItem) {
        if (index.header.length === 0) index.header = headerOf(part);
        continue;
      }
      if (referenced.test(part.text) || mayBePrivate(part.text)) addItem(itemOf(part), index);
    }
  }
  hideWords(index);
  const named = ['wp:base_blog_url', 'link'].map((name) => index.header.find((element) => element.name === name)?.text.trim());
  index.address = named.find((address) => address) ?? '';
  index.base = pathOf(index.address);
  return index;
}

/** Elements of the channel before the first item, whose tags are still open there. */
function headerOf(part: ExportPart): XmlElement[] {
  const [rss] = elementsOf(part).filter(({ name }) => name === 'rss' || name === 'channel');
  const channel = rss?.name === 'rss' ? rss.children.find(({ name }) => name === 'channel') : rss;
  return channel?.children ?? [];
}
