import { posix } from 'node:path';
import type { SourceMenuItem } from '../../../model/document.ts';
import { fieldOf, fieldsOf, flagOf, itemsOf, textOf } from '../folder/fields.ts';
import type { Fields, Value } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { addressOf, basePathOf, siteAddress, slugOf, withoutEnding } from './addresses.ts';
import { configOf } from './config.ts';
import { isFolderPage, pagePath, plainRules } from './plain.ts';
import type { Page, PageFacts, SiteReader } from './site-reader.ts';

/** Languages of the plugin `i18n`: by the ending of names, or by folder. */
function languagesOf(fields: Fields): string[] {
  const plugins = itemsOf(fields, 'plugins').map((plugin) => fieldsOf(plugin, 'i18n'));
  const list = plugins.flatMap((plugin) => itemsOf(plugin, 'languages'));
  const first = list.filter((language) => flagOf(language, 'default') === true);
  return [...new Set([...first, ...list].flatMap((language) => textOf(language, 'locale') ?? []))];
}

/** Items of `nav`: `- Title: file.md`, `- file.md`, `- Title: [items]`. */
function navItems(value: Value | undefined, docs: string, pages: readonly Page[]): SourceMenuItem[] {
  if (!Array.isArray(value)) return [];
  const leaf = (label: string | undefined, target: string): SourceMenuItem[] => {
    const page = pages.find(({ file }) => file === posix.join(docs, target));
    const name = label ?? page?.facts.title;
    if (name === undefined) return [];
    return [{ label: name, ...(page ? { document: page.file } : { href: target }), items: [] }];
  };
  return value.flatMap((item): SourceMenuItem[] => {
    if (typeof item === 'string') return leaf(undefined, item);
    if (Array.isArray(item)) return navItems(item, docs, pages);
    return Object.entries(item).flatMap(([label, inner]) =>
      typeof inner === 'string' ? leaf(label, inner) : [{ label, items: navItems(inner, docs, pages) }],
    );
  });
}

/** Language of a file, and its path without that. */
function locate(path: string, codes: readonly string[]): { path: string; language?: string } {
  const inFolder = codes.find((code) => path.startsWith(`${code}/`));
  if (inFolder !== undefined) return { path: path.slice(inFolder.length + 1), language: inFolder };
  const named = codes.find((code) => withoutEnding(path).endsWith(`.${code}`));
  return named === undefined ? { path, language: codes[0] } : { path: path.replace(`.${named}.`, '.'), language: named };
}

/** @param file path in the folder of documents. @param isFolder whether the address of a page is a folder */
function factsOf(file: string, base: string, codes: readonly string[], isFolder: boolean): PageFacts {
  const { path, language } = locate(file, codes);
  const prefix = language === undefined || language === codes[0] ? '' : language;
  const page = pagePath(path);
  const isFile = !isFolder && !isFolderPage(path);
  const isPost = path.startsWith('blog/posts/');
  return {
    kind: isPost ? 'post' : 'page',
    type: isPost ? 'blog' : 'docs',
    addresses: [addressOf(base, prefix, isFile ? `${page}.html` : page)],
    ...(codes.length > 1 && language !== undefined ? { language, translationGroup: withoutEnding(path) } : {}),
  };
}

const configFiles = ['mkdocs.yml', 'mkdocs.yaml'];

/** A site of MkDocs. */
export function readMkDocs(folder: SourceFolder): SiteReader {
  const fields = configOf(folder, ...configFiles);
  const docs = textOf(fields, 'docs_dir') ?? 'docs';
  const url = textOf(fields, 'site_url');
  const base = basePathOf(url);
  const isFolder = flagOf(fields, 'use_directory_urls') !== false;
  const codes = languagesOf(fields);
  const language = textOf(fieldsOf(fields, 'theme'), 'language');
  return {
    generator: 'MkDocs',
    name: textOf(fields, 'site_name'),
    description: textOf(fields, 'site_description'),
    address: siteAddress(url),
    languages: codes.length > 0 ? codes : language === undefined ? [] : [language],
    rulesOf: plainRules,
    isPage: (file) => file.startsWith(`${docs}/`),
    factsOf: ({ file }) => factsOf(file.slice(docs.length + 1), base, codes, isFolder),
    addressOfFile: (file) => (file.startsWith(`${docs}/`) ? `${base}/${file.slice(docs.length + 1)}` : `/${file}`),
    roots: [docs, ''],
    addressOfTerm: (kind, name) => [addressOf(base, kind === 'category' ? 'blog/category' : 'tags', slugOf(name))],
    menus: (pages) => {
      const items = navItems(fieldOf(fields, 'nav'), docs, pages);
      return items.length === 0 ? [] : [{ name: 'nav', items, place: { file: folder.first(...configFiles) ?? '' } }];
    },
  };
}
