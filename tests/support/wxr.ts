import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadOptions, SourceDocument, SourceOutline } from '../../generator/import/model/document.ts';
import { openWordPressExport } from '../../generator/import/sources/wordpress/open.ts';
import { temporaryFolder } from './build.ts';

/** Elements of a post that a test sets; others have usual values. */
export interface WxrPost {
  [element: string]: unknown;
  id?: number;
  title?: string;
  content?: string;
  type?: string;
  status?: string;
  meta?: Record<string, string>;
  /** Raw XML at the end of the item. */
  more?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const element = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>`;

const metaElement = ([key, value]: [string, string]) =>
  `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`;

/** Item of an export. */
export function wxrItem({
  id = 1,
  title = 'عنوان',
  content = '',
  type = 'post',
  status = 'publish',
  meta = {},
  more = '',
  ...others
}: WxrPost): string {
  const texts = {
    'wp:post_name': `name-${id}`,
    'wp:post_date': '2024-05-01 12:30:00',
    'wp:post_date_gmt': '2024-05-01 09:30:00',
    link: `https://old.example/name-${id}/`,
    ...(others as Record<string, string>),
  };
  const rest = Object.entries(texts).map(([name, text]) => element(name, text));
  return (
    `<item>${element('title', title)}${element('content:encoded', content)}<wp:post_id>${id}</wp:post_id>${rest.join('')}` +
    `${element('wp:status', status)}${element('wp:post_type', type)}${Object.entries(meta).map(metaElement).join('')}${more}</item>`
  );
}

const spaces =
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"';

/** Text of an export. @param head XML at the start of the channel */
export const wxrFile = (items: readonly (WxrPost | string)[], head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0" ${spaces}>\n<channel><title>موقع الجمعية</title>` +
  `<link>https://old.example</link><language>ar</language><wp:wxr_version>1.2</wp:wxr_version>${head}\n` +
  `${items.map((item) => (typeof item === 'string' ? item : wxrItem(item))).join('\n')}\n</channel></rss>\n`;

export interface ReadExport {
  outline: SourceOutline;
  documents: SourceDocument[];
}

/** Reads an export that is at a path. */
export async function readExport(path: string, options: ReadOptions = {}): Promise<ReadExport> {
  const source = openWordPressExport(path, options);
  const outline = await source.readOutline();
  const documents: SourceDocument[] = [];
  for await (const document of source.readDocuments(outline)) documents.push(document);
  return { outline, documents };
}

/** Writes the text of an export into a folder of its own. */
export async function writeExport(text: string | Uint8Array, name = 'export.xml'): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, text);
  return path;
}

/** Reads posts as an export contains them. */
export const readPosts = async (
  items: readonly (WxrPost | string)[],
  options: ReadOptions = {},
  head = '',
): Promise<ReadExport> => readExport(await writeExport(wxrFile(items, head)), options);

/** The one document of an export with one post. */
export async function readPost(post: WxrPost, options: ReadOptions = {}): Promise<SourceDocument> {
  const { documents } = await readPosts([post], options);
  const [document] = documents;
  if (!document || documents.length !== 1) throw new Error(`${documents.length} documents`);
  return document;
}
