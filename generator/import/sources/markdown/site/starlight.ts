import { posix } from 'node:path';
import type { SourceMenu, SourceMenuItem } from '../../../model/document.ts';
import { fieldOf, fieldsOf, flagOf, numberOf, textOf } from '../folder/fields.ts';
import type { Fields, Value } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { addressOf, basePathOf, siteAddress, slugOf, withoutEnding } from './addresses.ts';
import { type Script, scriptOf } from './config.ts';
import { literalOf, literalText } from './literals.ts';
import { isFolderPage, pagePath, plainRules } from './plain.ts';
import type { MarkdownFile, Page, PageFacts, SiteReader } from './site-reader.ts';
import { treeMenu } from './tree-menu.ts';

const root = 'src/content/docs';

interface Locale {
  /** Folder of the language; empty for the one without. */
  folder: string;
  tag: string;
}

const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && !Array.isArray(value);

/** Languages, the default first. */
function localesOf(script: string): Locale[] {
  const value = literalOf(script, 'locales');
  if (!isFields(value)) return [];
  const first = literalText(script, 'defaultLocale') ?? 'root';
  const all = Object.entries(value).map(([folder, fields]) => ({
    folder: folder === 'root' ? '' : folder,
    tag: (isFields(fields) ? textOf(fields, 'lang') : undefined) ?? folder,
  }));
  const isFirst = ({ folder }: Locale) => folder === (first === 'root' ? '' : first);
  return [...all.filter(isFirst), ...all.filter((locale) => !isFirst(locale))];
}

function factsOf({ file, fields }: MarkdownFile, base: string, locales: readonly Locale[], folder: SourceFolder): PageFacts {
  const path = file.slice(root.length + 1);
  const locale =
    locales.find(({ folder: own }) => own !== '' && path.startsWith(`${own}/`)) ?? locales.find(({ folder: own }) => own === '');
  const inner = locale && locale.folder !== '' ? path.slice(locale.folder.length + 1) : path;
  const slug = textOf(fields, 'slug');
  const own = pagePath(inner)
    .split('/')
    .map((part) => part.toLowerCase().replaceAll(/\s+/g, '-'))
    .join('/');
  const parent = isFolderPage(file)
    ? undefined
    : folder.first(...['index.md', 'index.mdx'].map((name) => posix.join(posix.dirname(file), name)));
  const order = numberOf(fieldsOf(fields, 'sidebar'), 'order');
  const section = own.includes('/') ? (own.split('/')[0] ?? 'docs') : 'docs';
  return {
    kind: section === 'blog' ? 'post' : 'page',
    type: section === 'blog' ? 'blog' : 'docs',
    addresses: [slug === undefined ? addressOf(base, locale?.folder, own) : addressOf(base, slug)],
    ...(order === undefined ? {} : { order }),
    ...(parent === undefined || posix.dirname(parent) === root ? {} : { parent }),
    ...(locales.length > 1 && locale ? { language: locale.tag, translationGroup: withoutEnding(inner) } : {}),
  };
}

const nameOf = (file: string, locales: readonly Locale[]): string => {
  const path = withoutEnding(file.slice(root.length + 1));
  const locale = locales.find(({ folder }) => folder !== '' && path.startsWith(`${folder}/`));
  return (locale ? path.slice(locale.folder.length + 1) : path).replace(/(?:^|\/)index$/, '');
};

/** Items of a sidebar as data. Generated groups have the pages of their folder. */
function itemsOf(value: Value, pages: readonly Page[], locales: readonly Locale[]): SourceMenuItem[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(item, pages, locales));
  const find = (slug: string) => pages.find(({ file }) => nameOf(file, locales) === slug.replaceAll(/^\/|\/$/g, ''));
  if (typeof value === 'string') {
    const page = find(value);
    return page ? [{ label: labelOf(page), document: page.file, items: [] }] : [];
  }
  const [label, target] = [textOf(value, 'label'), textOf(value, 'slug', 'link')];
  const generated = textOf(fieldsOf(value, 'autogenerate'), 'directory');
  const list = fieldOf(value, 'items');
  const items =
    generated === undefined ? (list === undefined ? [] : itemsOf(list, pages, locales)) : folderItems(generated, pages, locales);
  const page = target === undefined || /^https?:/.test(target) ? undefined : find(target);
  if (label === undefined && !page) return items;
  const leads = page ? { document: page.file } : target === undefined ? {} : { href: target };
  return [{ label: label ?? (page ? labelOf(page) : ''), ...leads, items }];
}

const labelOf = ({ fields, facts }: Page): string => textOf(fieldsOf(fields, 'sidebar'), 'label') ?? facts.title;

function folderItems(folder: string, pages: readonly Page[], locales: readonly Locale[]): SourceMenuItem[] {
  const below = pages.filter(({ file }) => nameOf(file, locales).startsWith(`${folder}/`));
  const at = below[0]?.file.indexOf(`/${folder}/`) ?? -1;
  if (at === -1 || !below[0]) return [];
  return tree(below, below[0].file.slice(0, at + folder.length + 1));
}

const tree = (pages: readonly Page[], from: string): SourceMenuItem[] =>
  treeMenu(
    pages.filter(({ fields }) => flagOf(fieldsOf(fields, 'sidebar'), 'hidden') !== true),
    { root: from, labelOf, orderOf: ({ facts }) => facts.order, folder: () => ({}) },
  );

function menusOf({ file: config, script }: Script, pages: readonly Page[], locales: readonly Locale[]): SourceMenu[] {
  const sidebar = literalOf(script, 'sidebar');
  const sets: (Locale | undefined)[] = locales.length > 1 ? [...locales] : [undefined];
  return sets.flatMap((locale) => {
    const own = pages.filter(({ facts, file }) => file.startsWith(`${root}/`) && (!locale || facts.language === locale.tag));
    const from = locale && locale.folder !== '' ? `${root}/${locale.folder}` : root;
    const items = sidebar === undefined ? tree(own, from) : itemsOf(sidebar, own, locales);
    return items.length === 0
      ? []
      : [
          {
            name: 'sidebar',
            ...(locale ? { language: locale.tag } : {}),
            items,
            place: { file: sidebar === undefined ? from : config },
          },
        ];
  });
}

/** A site of Starlight. Its configuration is a script: only literals are read. */
export function readStarlight(folder: SourceFolder): SiteReader {
  const main = scriptOf(folder, 'astro.config.mjs', 'astro.config.ts', 'astro.config.js');
  const { script } = main;
  const locales = localesOf(script);
  const url = literalText(script, 'site');
  const base = (literalText(script, 'base') ?? basePathOf(url)).replace(/^\/?(.)/, '/$1').replace(/\/+$/, '');
  return {
    generator: 'Starlight',
    name: literalText(script, 'title'),
    description: literalText(script, 'description'),
    address: siteAddress(url === undefined ? undefined : url.replace(/\/$/, '') + base),
    languages: locales.map(({ tag }) => tag),
    rulesOf: plainRules,
    isPage: (file) =>
      file.startsWith(`${root}/`) &&
      !file
        .slice(root.length + 1)
        .split('/')
        .some((name) => name.startsWith('_')),
    factsOf: (source) => factsOf(source, base, locales, folder),
    addressOfFile: (file) => (file.startsWith('public/') ? `${base}/${file.slice(7)}` : `/${file}`),
    roots: ['public', root, 'src/assets', 'src', ''],
    addressOfTerm: (kind, name) => [addressOf(base, kind === 'author' ? 'blog/authors' : 'blog/tags', slugOf(name))],
    menus: (pages) => menusOf(main, pages, locales),
  };
}
