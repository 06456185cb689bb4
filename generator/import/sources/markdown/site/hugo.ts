import { posix } from 'node:path';
import { dateOf, fieldsOf, flagOf, instantOf, textOf } from '../folder/fields.ts';
import { readFrontMatter } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { hugoRules } from '../syntax/hugo.ts';
import { addressOf, dateParts, siteAddress, withoutEnding, writtenAddress } from './addresses.ts';
import { type HugoConfig, readHugoConfig } from './hugo-config.ts';
import { hugoMenus } from './hugo-menus.ts';
import { isPostFolder } from './plain.ts';
import type { MarkdownFile, PageFacts, SiteReader } from './site-reader.ts';

/** Where a file of Hugo's content is. */
interface Location {
  language: string;
  /** Path below the content of its language, without ending and language. */
  path: string;
  /** `branch` is `_index.md`, `leaf` is `index.md`. */
  kind: 'branch' | 'leaf' | 'single';
}

/** A path as Hugo writes it in addresses. */
const hugoPath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}/\\._~#+@-]/gu, '');

/** Splits a file into its language and its path in the content. */
function locate(file: string, config: HugoConfig): Location | undefined {
  const own = config.languages.find(({ folder }) => folder !== config.content && file.startsWith(`${folder}/`));
  const root = own?.folder ?? config.content;
  if (!file.startsWith(`${root}/`)) return undefined;
  let path = withoutEnding(file.slice(root.length + 1));
  const suffix = config.languages.find(({ code }) => path.toLowerCase().endsWith(`.${code.toLowerCase()}`));
  if (suffix) path = path.slice(0, -suffix.code.length - 1);
  const language = own?.code ?? suffix?.code ?? config.defaultLanguage;
  const name = posix.basename(path);
  const kind = name === '_index' ? 'branch' : name === 'index' ? 'leaf' : 'single';
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  return { language, path: kind === 'single' ? path : folder, kind };
}

function prefixOf(language: string, config: HugoConfig): string {
  const isPlain = language === config.defaultLanguage && !config.isDefaultInFolder;
  return isPlain || config.languages.length < 2 ? '' : language.toLowerCase();
}

const months = 'january february march april may june july august september october november december'.split(' ');

/** Fills a pattern such as `/:year/:slug/`. */
function fillPattern(pattern: string, { path }: Location, { fields, file }: MarkdownFile, title: string): string {
  const date = dateParts(dateOf(fields, 'date', 'publishDate'));
  const sections = posix.dirname(path) === '.' ? [] : posix.dirname(path).split('/');
  const name = posix.basename(path);
  const slug = textOf(fields, 'slug');
  const values: Record<string, string> = {
    year: date?.year ?? '',
    month: date?.month ?? '',
    day: date?.day ?? '',
    monthname: months[Number(date?.month ?? 1) - 1] ?? '',
    section: sections[0] ?? path.split('/')[0] ?? '',
    sections: sections.join('/'),
    slug: slug ?? hugoPath(title),
    title: hugoPath(title),
    filename: name,
    contentbasename: name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
  };
  return pattern.replaceAll(/:([a-z]+)(?:\[[^\]]*\])?/g, (all, key: string) => values[key] ?? (file === '' ? '' : all));
}

function addressIn(source: MarkdownFile, location: Location, config: HugoConfig): string {
  const { fields } = source;
  const prefix = prefixOf(location.language, config);
  const url = textOf(fields, 'url');
  if (url !== undefined) {
    const written = writtenAddress(url);
    return addressOf(config.base, url.startsWith('/') || /^https?:/.test(url) ? '' : prefix, written);
  }
  const section = location.path.split('/')[0] ?? '';
  const pattern = location.kind === 'branch' ? undefined : config.permalinks[section];
  const title = textOf(fields, 'title') ?? '';
  const slug = location.kind === 'branch' ? undefined : textOf(fields, 'slug');
  const plain = slug === undefined ? location.path : posix.join(posix.dirname(location.path), slug);
  const path = pattern !== undefined && location.path.includes('/') ? fillPattern(pattern, location, source, title) : plain;
  const cased = config.keepsCase ? path.replaceAll(/\s+/g, '-') : hugoPath(path);
  const isUgly = config.isUgly && location.kind !== 'branch' && location.path !== '';
  return addressOf(config.base, prefix, isUgly ? `${cased.replace(/\/$/, '')}.html` : cased);
}

const isPostSection = (section: string, { mainSections }: HugoConfig): boolean =>
  mainSections.length > 0 ? mainSections.includes(section) : isPostFolder(section);

function factsOf(source: MarkdownFile, config: HugoConfig, folder: SourceFolder): PageFacts | undefined {
  const { file, fields } = source;
  const location = locate(file, config);
  if (!location || flagOf(fields, 'headless') === true) return undefined;
  const section = location.path.includes('/') || location.kind === 'branch' ? (location.path.split('/')[0] ?? '') : '';
  const isPost = location.kind !== 'branch' && isPostSection(section, config);
  const build = fieldsOf(fields, '_build', 'build');
  if (textOf(build, 'render') === 'never') return undefined;
  const type = textOf(fields, 'type') ?? (section === '' ? 'page' : section);
  const parent = parentOf(location, file, folder);
  const expires = dateOf(fields, 'expiryDate', 'expirydate');
  return {
    kind: isPost ? 'post' : 'page',
    type,
    addresses: [addressIn(source, location, config)],
    ...(config.languages.length > 1
      ? { language: location.language, translationGroup: textOf(fields, 'translationKey') ?? `/${location.path}` }
      : {}),
    ...(parent === undefined || isPost ? {} : { parent }),
    ...listOf(location, section, config),
    ...(expires === undefined ? {} : { until: instantOf(expires) }),
  };
}

/** The list of a section of posts, for its posts and its own page; the home page lists posts too. */
function listOf({ path, kind, language }: Location, section: string, config: HugoConfig): { list?: string } {
  const isHome = kind === 'branch' && path === '';
  if (!isHome && (!isPostSection(section, config) || (kind === 'branch' && path !== section))) return {};
  return { list: addressOf(config.base, prefixOf(language, config), isHome ? '' : hugoPath(section)) };
}

/** The `_index.md` of the section that a page is in. */
function parentOf({ path, kind }: Location, file: string, folder: SourceFolder): string | undefined {
  const name = posix.basename(file);
  let above = posix.dirname(file);
  if (kind !== 'single') above = posix.dirname(above);
  const suffix = name.replace(/^[^.]*/, '');
  for (let depth = path.split('/').length; depth > 1; depth--) {
    const found = folder.first(`${above}/_index${suffix}`, `${above}/_index.md`);
    if (found !== undefined && found !== file) return found;
    above = posix.dirname(above);
  }
  return undefined;
}

const termFolders = { category: 'categories', tag: 'tags', author: 'authors' };

/** A site of Hugo. */
export function readHugo(folder: SourceFolder): SiteReader {
  const config = readHugoConfig(folder);
  const addressOfFile = fileAddresses(folder, config);
  return {
    generator: 'Hugo',
    name: config.title,
    description: config.description,
    address: siteAddress(config.address),
    languages: config.languages.map(({ tag }) => tag),
    rulesOf: () => hugoRules,
    isTimed: () => flagOf(config.fields, 'buildFuture') !== true,
    isPage: (file) => locate(file, config) !== undefined,
    factsOf: (source) => withTag(factsOf(source, config, folder), config),
    addressOfFile,
    roots: [...config.statics, ...config.languages.map(({ folder: own }) => own), config.content, 'assets'],
    addressOfTerm: (kind, name, tag) => {
      const code = config.languages.find((language) => language.tag === tag)?.code ?? config.defaultLanguage;
      return [addressOf(config.base, prefixOf(code, config), termFolders[kind], hugoPath(name))];
    },
    menus: (pages) => hugoMenus(config, pages),
  };
}

/** Language of a page as its tag. */
function withTag(facts: PageFacts | undefined, config: HugoConfig): PageFacts | undefined {
  if (facts?.language === undefined) return facts;
  return { ...facts, language: config.languages.find(({ code }) => code === facts.language)?.tag ?? facts.language };
}

/** Path of a file in the content, as addresses have it. */
function contentPath(file: string, config: HugoConfig): string {
  const root = [...config.languages.map(({ folder }) => folder), config.content].find((each) => file.startsWith(`${each}/`));
  const path = root === undefined ? file : file.slice(root.length + 1);
  const folder = posix.dirname(path);
  return folder === '.' ? posix.basename(path) : `${config.keepsCase ? folder : hugoPath(folder)}/${posix.basename(path)}`;
}

/** Addresses of files: below the address of the page whose bundle they are in. */
function fileAddresses(folder: SourceFolder, config: HugoConfig): (file: string) => string {
  const bundles = new Map<string, string | undefined>();
  const bundleOf = (path: string): string | undefined => {
    if (!bundles.has(path)) {
      const names = ['', ...config.languages.map(({ code }) => `.${code}`)].map((suffix) => `${path}/index${suffix}.md`);
      const file = folder.first(...names);
      const location = file === undefined ? undefined : locate(file, config);
      const fields = readFrontMatter(file === undefined ? '' : (folder.read(file) ?? '')).fields;
      bundles.set(path, file !== undefined && location ? addressIn({ file, fields }, location, config) : undefined);
    }
    return bundles.get(path);
  };
  return (file) => {
    const root = config.statics.find((each) => file.startsWith(`${each}/`));
    if (root !== undefined) return `${config.base}/${file.slice(root.length + 1)}`;
    const location = locate(`${file}.md`, config);
    if (!location) return `/${file}`;
    for (let path = posix.dirname(file); path.includes('/'); path = posix.dirname(path)) {
      const address = bundleOf(path);
      if (address !== undefined) return `${address.replace(/[^/]*$/, '')}${file.slice(path.length + 1)}`;
    }
    const parts = [prefixOf(location.language, config), contentPath(file, config)];
    return `${config.base}/${parts.filter((part) => part !== '').join('/')}`;
  };
}
