import { posix } from 'node:path';
import type { SourceMenu, SourceMenuItem } from '../../../model/document.ts';
import { dateOf, fieldOf, fieldsOf, flagOf, namesOf, textOf } from '../folder/fields.ts';
import { type Fields, formatOf, readData, type Value } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { liquidRules } from '../syntax/liquid.ts';
import { addressOf, basePathOf, dateParts, siteAddress, slugOf, withoutEnding, writtenAddress } from './addresses.ts';
import { configOf } from './config.ts';
import { isFolderPage } from './plain.ts';
import type { MarkdownFile, Page, PageFacts, SiteReader } from './site-reader.ts';

const styles: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

interface JekyllConfig {
  fields: Fields;
  base: string;
  /** Pattern of posts. */
  permalink: string;
  collections: Fields;
  collectionsFolder: string;
}

const postName = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})-)?(.*)$/;

/** Name and date of a post's file. */
function nameOf(file: string): { slug: string; date?: string } {
  const [, year, month = '', day = '', slug = ''] = postName.exec(posix.basename(withoutEnding(file))) ?? [];
  return year === undefined ? { slug } : { slug, date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

function fill(pattern: string, values: Record<string, string>): string {
  const path = pattern.replaceAll(/:([a-z_]+)/g, (all, name: string) => values[name] ?? all);
  return path.replaceAll(/\/{2,}/g, '/');
}

/** Folders around `_posts` are categories. */
const foldersOf = (file: string): string[] =>
  file.split('/').slice(
    0,
    file.split('/').findIndex((part) => part === '_posts' || part === '_drafts'),
  );

function postFacts({ file, fields }: MarkdownFile, config: JekyllConfig): PageFacts {
  const { slug, date: named } = nameOf(file);
  const date = dateOf(fields, 'date') ?? named;
  const parts = dateParts(date);
  const inFolders = foldersOf(file).filter((part) => part !== config.collectionsFolder);
  const categories = [...inFolders, ...categoriesOf(fields)];
  const written = textOf(fields, 'permalink');
  const pattern = written ?? config.permalink;
  const title = textOf(fields, 'slug') ?? slug;
  const values = {
    categories: categories.map(slugOf).join('/'),
    year: parts?.year ?? '',
    month: parts?.month ?? '',
    i_month: String(Number(parts?.month ?? '')),
    day: parts?.day ?? '',
    i_day: String(Number(parts?.day ?? '')),
    short_year: parts?.year.slice(2) ?? '',
    title,
    slug: slugOf(title),
    output_ext: '.html',
  };
  const isDraft = file.split('/').includes('_drafts');
  const address = addressIn(fill(styles[pattern] ?? pattern, values), config);
  return { kind: 'post', type: 'posts', addresses: [address], categories, date, ...(isDraft ? { status: 'draft' } : {}) };
}

/** Jekyll splits a text at spaces: `categories: a b` are two. */
function categoriesOf(fields: Fields): string[] {
  const value = fieldOf(fields, 'categories');
  if (typeof value === 'string' && !value.includes(',')) return value.split(/\s+/).filter((name) => name !== '');
  return [
    ...namesOf(fields, 'categories'),
    ...(typeof fields.category === 'string' && fields.category !== '' ? [fields.category] : []),
  ];
}

/** An address without an ending keeps that: `/about` is a file there. */
function addressIn(path: string, { base }: JekyllConfig): string {
  const written = writtenAddress(path);
  return written.endsWith('/') || /\.\w+$/.test(written) ? addressOf(base, written) : `${base}${written}`;
}

function pageFacts({ file, fields }: MarkdownFile, config: JekyllConfig): PageFacts {
  const written = textOf(fields, 'permalink');
  if (written !== undefined) return { kind: 'page', type: 'page', addresses: [addressIn(written, config)] };
  const path = withoutEnding(file);
  const isPretty = config.permalink.endsWith('/') || config.permalink === 'pretty';
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  const address = isFolderPage(file) ? addressOf(config.base, folder) : `${config.base}/${path}${isPretty ? '/' : '.html'}`;
  return { kind: 'page', type: 'page', addresses: [address] };
}

function collectionFacts(name: string, source: MarkdownFile, config: JekyllConfig): PageFacts | undefined {
  const own = fieldsOf(config.collections, name);
  if (flagOf(own, 'output') !== true && name !== 'pages') return undefined;
  const { file, fields } = source;
  const path = withoutEnding(file)
    .split('/')
    .slice(config.collectionsFolder === '' ? 1 : 2)
    .join('/');
  const pattern = textOf(fields, 'permalink') ?? textOf(own, 'permalink') ?? '/:collection/:path.html';
  const title = textOf(fields, 'slug') ?? posix.basename(path);
  const values = { collection: name, path, name: posix.basename(path), title, slug: slugOf(title), output_ext: '.html' };
  return { kind: 'page', type: name, addresses: [addressIn(fill(styles[pattern] ?? pattern, values), config)] };
}

function factsOf(source: MarkdownFile, config: JekyllConfig): PageFacts | undefined {
  const parts = source.file.split('/');
  if (parts.includes('_posts') || parts.includes('_drafts')) return postFacts(source, config);
  const special = parts.slice(0, -1).find((part) => part.startsWith('_'));
  const facts = special === undefined ? pageFacts(source, config) : collectionFacts(special.slice(1), source, config);
  const language = textOf(source.fields, 'lang', 'language');
  const group = textOf(source.fields, 'ref', 'translationKey', 'page_id');
  return (
    facts && {
      ...facts,
      ...(language === undefined ? {} : { language }),
      ...(group === undefined ? {} : { translationGroup: group }),
    }
  );
}

function itemsIn(value: Value | undefined, pages: readonly Page[], base: string): SourceMenuItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item): SourceMenuItem[] => {
    if (typeof item === 'string' || Array.isArray(item)) return [];
    const label = textOf(item, 'title', 'name', 'label', 'text');
    const items = itemsIn(fieldOf(item, 'children', 'subfolderitems', 'folderitems', 'sublinks', 'items', 'docs'), pages, base);
    if (label === undefined) return items;
    const href = textOf(item, 'url', 'link', 'href', 'page');
    const plain = (address: string) => address.replace(/(?:\.html|\/)$/, '');
    const page = href?.startsWith('/')
      ? pages.find(({ facts }) => facts.addresses.some((address) => plain(address) === plain(base + href)))
      : undefined;
    return [{ label, ...(page ? { document: page.file } : href === undefined ? {} : { href }), items }];
  });
}

/** Menus in `_data/navigation.yml` and the like. */
function menusOf(folder: SourceFolder, pages: readonly Page[], config: JekyllConfig): SourceMenu[] {
  const files = folder
    .below('_data')
    .filter((file) => /\/(?:nav|navigation|menus?|main|sidebar|header|footer)[\w-]*\.\w+$/i.test(file));
  return files.flatMap((file) => {
    const format = formatOf(file);
    const text = folder.read(file);
    if (!format || text === undefined) return [];
    const name = posix.basename(file).replace(/\.\w+$/, '');
    try {
      const data = readData(text, format);
      const lists: [string, Value][] = Array.isArray(data)
        ? [[name, data]]
        : typeof data === 'object'
          ? Object.entries(data)
          : [];
      return lists.flatMap(([key, value]) => {
        const items = itemsIn(value, pages, config.base);
        return items.length === 0 ? [] : [{ name: key, items, place: { file } }];
      });
    } catch {
      return [];
    }
  });
}

/** A site of Jekyll. */
export function readJekyll(folder: SourceFolder): SiteReader {
  const fields = configOf(folder, '_config.yml', '_config.yaml', '_config.toml');
  const [url, below] = [textOf(fields, 'url'), textOf(fields, 'baseurl')];
  const base = (below ?? '').replace(/^\/?(.)/, '/$1').replace(/\/+$/, '');
  const config: JekyllConfig = {
    fields,
    base: base === '' ? basePathOf(url) : base,
    permalink: textOf(fields, 'permalink') ?? 'date',
    collections: fieldsOf(fields, 'collections'),
    collectionsFolder: textOf(fields, 'collections_dir') ?? '',
  };
  const excluded = namesOf(fields, 'exclude').map((path) => path.replace(/\/$/, ''));
  const language = textOf(fields, 'lang', 'locale', 'language');
  return {
    generator: 'Jekyll',
    name: textOf(fields, 'title', 'name'),
    description: textOf(fields, 'description'),
    address: siteAddress(url === undefined ? undefined : url + base),
    languages: language === undefined ? [] : [language.replace('_', '-')],
    rulesOf: () => liquidRules,
    isTimed: ({ kind }) => kind === 'post' && flagOf(fields, 'future') !== true,
    isPage: (file) =>
      !/^(?:readme|license|changelog|contributing|code_of_conduct)\.md$/i.test(file) &&
      !/(?:^|\/)_(?:layouts|includes|data|sass|site)\//.test(file) &&
      !excluded.some((path) => file === path || file.startsWith(`${path}/`)),
    factsOf: (source) => factsOf(source, config),
    addressOfFile: (file) => `${config.base}/${file}`,
    roots: ['', 'assets', 'assets/images', 'images', '_posts'],
    addressOfTerm: (kind, name) => [
      addressOf(config.base, { category: 'categories', tag: 'tags', author: 'authors' }[kind], slugOf(name)),
    ],
    menus: (pages) => menusOf(folder, pages, config),
  };
}
