import type { ExportFile } from './shortcodes.ts';
import { type ExportPart, splitExport } from './split-export.ts';
import { childrenNamed, childText, readXml, type XmlElement } from './xml.ts';

/** Copy that does not keep the text it was cut from in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/** What documents of an export refer to. */
export interface ExportIndex {
  /** Path of the old site, without a slash at the end. */
  base: string;
  files: Map<string, ExportFile>;
  /** Numbers of pictures by the number of their document. */
  attached: Map<string, string[]>;
  /** Content of reusable blocks by number. */
  blocks: Map<string, string>;
  header: XmlElement[];
}

/** Value of a custom field. */
export function metaOf(item: XmlElement, key: string): string {
  const meta = childrenNamed(item, 'wp:postmeta').find((one) => childText(one, 'wp:meta_key') === key);
  return meta ? childText(meta, 'wp:meta_value') : '';
}

export const elementsOf = ({ text }: ExportPart): XmlElement[] => readXml(text);

/** Item of an export with its elements as children. */
export const itemOf = (part: ExportPart): XmlElement => ({ name: 'item', attributes: {}, text: '', children: elementsOf(part) });

function addFile(item: XmlElement, id: string, { files, attached }: ExportIndex): void {
  const address = childText(item, 'wp:attachment_url') || childText(item, 'guid');
  const parent = childText(item, 'wp:post_parent');
  const [alt, caption] = [metaOf(item, '_wp_attachment_image_alt'), childText(item, 'excerpt:encoded')];
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

const referenced = /<wp:post_type>(?:<!\[CDATA\[)?(?:attachment|wp_block)\b/;

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, '') : '');

/** First pass over the files of an export: what documents refer to. */
export async function indexExport(parts: readonly { path: string; file: string }[]): Promise<ExportIndex> {
  const index: ExportIndex = { base: '', files: new Map(), attached: new Map(), blocks: new Map(), header: [] };
  for (const { path, file } of parts) {
    for await (const part of splitExport(path, file)) {
      if (!part.isItem) {
        if (index.header.length === 0) index.header = headerOf(part);
        continue;
      }
      if (!referenced.test(part.text)) continue;
      const item = itemOf(part);
      const id = childText(item, 'wp:post_id');
      if (childText(item, 'wp:post_type') === 'attachment') addFile(item, id, index);
      else index.blocks.set(detached(id), detached(childText(item, 'content:encoded')));
    }
  }
  index.base = pathOf(index.header.find(({ name }) => name === 'link')?.text.trim() ?? '');
  return index;
}

/** Elements of the channel before the first item, whose tags are still open there. */
function headerOf(part: ExportPart): XmlElement[] {
  const [rss] = elementsOf(part).filter(({ name }) => name === 'rss' || name === 'channel');
  const channel = rss?.name === 'rss' ? rss.children.find(({ name }) => name === 'channel') : rss;
  return channel?.children ?? [];
}
