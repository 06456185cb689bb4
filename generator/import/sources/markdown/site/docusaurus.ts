import { posix } from 'node:path';
import type { SourceMenu } from '../../../model/document.ts';
import { dateOf, fieldOf, numberOf, textOf } from '../folder/fields.ts';
import { type Fields, readFields } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { mdxRules } from '../syntax/mdx.ts';
import { addressOf, dateParts, numberOfName, siteAddress, slugOf, withoutEnding, withoutNumber } from './addresses.ts';
import { type Script, scriptOf } from './config.ts';
import { navbarOf, sidebarMenus } from './docusaurus-menus.ts';
import { literalOf, literalText } from './literals.ts';
import { isFolderPage } from './plain.ts';
import type { MarkdownFile, Page, PageFacts, SiteReader } from './site-reader.ts';
import { treeMenu } from './tree-menu.ts';

interface DocusaurusConfig {
  base: string;
  docs: string;
  blog: string;
  languages: string[];
  isSlashed: boolean;
}

type Part = 'docs' | 'blog' | 'pages';

interface Location {
  part: Part;
  language?: string;
  /** Path in its part, without ending. */
  path: string;
}

const plugin: Record<string, Part> = {
  'docusaurus-plugin-content-docs/current': 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'pages',
};

export const docusaurusConfigFiles = ['js', 'ts', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

function locate(file: string): Location | undefined {
  const translated = /^i18n\/([^/]+)\/(docusaurus-plugin-content-(?:docs\/current|blog|pages))\/(.+)$/.exec(file);
  if (translated) {
    const part = plugin[translated[2] ?? ''];
    return part && { part, language: translated[1], path: withoutEnding(translated[3] ?? '') };
  }
  const own = /^(docs|blog|src\/pages)\/(.+)$/.exec(file);
  if (!own) return undefined;
  return { part: own[1] === 'src/pages' ? 'pages' : (own[1] as Part), path: withoutEnding(own[2] ?? '') };
}

/** Whether a file is left out: names that begin with `_` are parts of other pages. */
const isPartial = (file: string): boolean => file.split('/').some((name) => name.startsWith('_'));

/** Address of a document: its `slug`, or its folders and its id without numbers. */
function docPath(path: string, fields: Fields): string {
  const folders = posix.dirname(path) === '.' ? [] : posix.dirname(path).split('/').map(withoutNumber);
  const slug = textOf(fields, 'slug');
  if (slug !== undefined) return slug.startsWith('/') ? slug : posix.join(...folders, slug);
  const name = withoutNumber(posix.basename(path));
  const isFolder = isFolderPage(name) || name.toLowerCase() === folders.at(-1)?.toLowerCase();
  if (isFolder && fields.id === undefined) return folders.join('/');
  return [...folders, textOf(fields, 'id') ?? name].join('/');
}

const blogName = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]([^/]*?)(?:\/index)?$/;

function blogPath(path: string, fields: Fields): { path: string; date?: string } {
  const found = blogName.exec(path);
  const [, year = '', month = '', day = '', name = ''] = found ?? [];
  const named = found ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
  const date = dateOf(fields, 'date') ?? named;
  const slug = textOf(fields, 'slug');
  if (slug !== undefined) return { path: slug, date };
  const parts = dateParts(named);
  const plain = path.replace(/\/index$/, '');
  return { path: parts ? `${parts.year}/${parts.month}/${parts.day}/${name}` : plain, date };
}

function factsOf({ file, fields }: MarkdownFile, config: DocusaurusConfig, folder: SourceFolder): PageFacts | undefined {
  const location = locate(file);
  if (!location || isPartial(file)) return undefined;
  const { part, path } = location;
  const prefix = location.language === undefined || location.language === config.languages[0] ? '' : location.language;
  const address = (...parts: string[]): string => {
    const full = addressOf(config.base, prefix, ...parts);
    return config.isSlashed || full === '/' ? full : full.replace(/\/$/, '');
  };
  const language =
    config.languages.length > 1
      ? { language: location.language ?? config.languages[0], translationGroup: `${part}/${path}` }
      : {};
  if (part === 'blog') {
    const found = blogPath(path, fields);
    return { kind: 'post', type: 'blog', addresses: [address(config.blog, found.path)], date: found.date, ...language };
  }
  if (part === 'pages') {
    const own = isFolderPage(path) ? posix.dirname(path) : path;
    return { kind: 'page', type: 'page', addresses: [address(own)], ...language };
  }
  const parent = isFolderPage(path)
    ? undefined
    : folder.first(...['index.md', 'index.mdx', 'README.md'].map((name) => posix.join(posix.dirname(file), name)));
  const order = numberOf(fields, 'sidebar_position') ?? numberOfName(posix.basename(path));
  return {
    kind: 'page',
    type: 'docs',
    addresses: [address(config.docs, docPath(path, fields))],
    ...(order === undefined ? {} : { order }),
    ...(parent === undefined ? {} : { parent }),
    ...language,
  };
}

/** Label and position of a folder, in `_category_.json`. */
function categoryOf(path: string, folder: SourceFolder): { label?: string; order?: number } {
  const file = folder.first(...['json', 'yml', 'yaml'].map((ending) => `${path}/_category_.${ending}`));
  const fields = file === undefined ? {} : readFields(folder.read(file), file);
  return { label: textOf(fields, 'label'), order: numberOf(fields, 'position') ?? numberOfName(posix.basename(path)) };
}

function menusOf(main: Script, folder: SourceFolder, pages: readonly Page[], config: DocusaurusConfig): SourceMenu[] {
  const sidebars = sidebarMenus(scriptOf(folder, 'sidebars.js', 'sidebars.ts', 'sidebars.mjs', 'sidebars.json'), pages);
  const roots = ['docs', ...config.languages.map((language) => `i18n/${language}/docusaurus-plugin-content-docs/current`)];
  const trees = roots.flatMap((root): SourceMenu[] => {
    const language = /^i18n\/([^/]+)/.exec(root)?.[1] ?? (config.languages.length > 1 ? config.languages[0] : undefined);
    const items = treeMenu(
      pages.filter(({ file }) => file.startsWith(`${root}/`)),
      {
        root,
        labelOf: ({ fields, facts }) => textOf(fields, 'sidebar_label') ?? facts.title,
        orderOf: ({ facts }) => facts.order,
        folder: (path) => {
          const own = categoryOf(path, folder);
          const source = categoryOf(path.replace(root, 'docs'), folder);
          return { label: own.label ?? source.label, order: own.order ?? source.order };
        },
      },
    );
    return items.length === 0
      ? []
      : [{ name: 'docs', ...(language === undefined ? {} : { language }), items, place: { file: root } }];
  });
  return [...navbarOf(main, pages), ...(sidebars.length > 0 && config.languages.length < 2 ? sidebars : trees)];
}

/** Names of the authors of a blog, by their keys. */
function authorsOf(folder: SourceFolder): Record<string, string> {
  const file = folder.first('blog/authors.yml', 'blog/authors.yaml', 'blog/authors.json');
  const fields = file === undefined ? {} : readFields(folder.read(file), file);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const name = typeof value === 'object' && !Array.isArray(value) ? textOf(value, 'name') : undefined;
      return name === undefined ? [] : [[key, name]];
    }),
  );
}

/** A site of Docusaurus. Its configuration is a script: only literals are read. */
export function readDocusaurus(folder: SourceFolder): SiteReader {
  const main = scriptOf(folder, ...docusaurusConfigFiles);
  const { script } = main;
  const i18n = literalOf(script, 'i18n');
  const first = textOf({ i: literalText(script, 'defaultLocale') ?? '' }, 'i');
  const locales = fieldOf(typeof i18n === 'object' && !Array.isArray(i18n) ? i18n : {}, 'locales');
  const codes = Array.isArray(locales) ? locales.filter((code) => typeof code === 'string') : [];
  const languages = [...new Set([...(first === undefined ? [] : [first]), ...codes])];
  const base = (literalText(script, 'baseUrl') ?? '/').replace(/\/+$/, '');
  const url = literalText(script, 'url');
  const route = (name: string) => {
    const own = literalOf(script, name);
    return typeof own === 'object' && !Array.isArray(own) ? textOf(own, 'routeBasePath') : undefined;
  };
  const config: DocusaurusConfig = {
    base,
    docs: route('docs') ?? 'docs',
    blog: route('blog') ?? 'blog',
    languages,
    isSlashed: literalText(script, 'trailingSlash') === 'true',
  };
  return {
    generator: 'Docusaurus',
    name: literalText(script, 'title'),
    description: literalText(script, 'tagline'),
    address: siteAddress(url === undefined ? undefined : url.replace(/\/$/, '') + base),
    languages,
    authors: authorsOf(folder),
    rulesOf: () => mdxRules,
    isPage: (file) => locate(file) !== undefined && !isPartial(file),
    factsOf: (source) => factsOf(source, config, folder),
    addressOfFile: (file) => (file.startsWith('static/') ? `${base}/${file.slice(7)}` : `/${file}`),
    roots: ['static', 'docs', ''],
    addressOfTerm: (kind, name) => {
      const own = { category: 'tags', tag: 'tags', author: 'authors' }[kind];
      return [addressOf(base, config.blog, own, slugOf(name)).replace(/\/$/, '')];
    },
    menus: (pages) => menusOf(main, folder, pages, config),
  };
}
