import { posix } from 'node:path';
import type { SourceMenu } from '../../../model/document.ts';
import { fieldsOf, namesOf, numberOf, textOf } from '../folder/fields.ts';
import { type Fields, readFields } from '../folder/front-matter.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import { liquidRules } from '../syntax/liquid.ts';
import { addressOf, basePathOf, siteAddress, slugOf, withoutEnding, writtenAddress } from './addresses.ts';
import { configOf, scriptOf } from './config.ts';
import { literalText } from './literals.ts';
import { type FlatItem, menuTree } from './menu-items.ts';
import { isFolderPage, isPostFolder } from './plain.ts';
import type { MarkdownFile, Page, PageFacts, SiteReader } from './site-reader.ts';

export const eleventyConfigFiles = ['.eleventy.js', ...['js', 'mjs', 'cjs', 'ts'].map((ending) => `eleventy.config.${ending}`)];

/** Data of folders and of the file, from the outermost: nearer values replace others, and tags are joined. */
function cascade(file: string, input: string, fields: Fields, folder: SourceFolder): Fields {
  const path = withoutEnding(file);
  const folders = posix.dirname(path).split('/');
  const places = folders.map((_, index) => folders.slice(0, index + 1)).filter((parts) => parts.join('/').startsWith(input));
  const bases = [...places.map((parts) => [...parts, parts.at(-1)].join('/')), path];
  const data = bases.flatMap((base) =>
    ['.json', '.yaml', '.yml', '.11tydata.json'].map((ending) => base + ending).filter((name) => folder.has(name)),
  );
  const all = [...data.map((name) => readFields(folder.read(name), name)), fields];
  const tags = [...new Set(all.flatMap((each) => namesOf(each, 'tags')))];
  return { ...Object.assign(Object.create(null), ...all), ...(tags.length > 0 ? { tags } : {}) };
}

const datePrefix = /^\d{4}-\d{2}-\d{2}-/;

function addressIn(source: MarkdownFile, input: string, base: string): string | undefined {
  const { file, fields } = source;
  const written = textOf(fields, 'permalink');
  if (written === 'false') return undefined;
  const path = withoutEnding(input === '' ? file : file.slice(input.length + 1));
  const name = posix.basename(path).replace(datePrefix, '');
  const dir = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  if (written !== undefined) {
    const values: Record<string, string> = {
      'page.fileSlug': name,
      title: textOf(fields, 'title') ?? '',
      'page.filePathStem': path,
    };
    const filled = written.replaceAll(/\{\{-?\s*([\w.]+)\s*(\|[^}]*)?-?\}\}/g, (_, key: string, filter: string | undefined) => {
      const value = values[key] ?? textOf(fields, key) ?? '';
      return filter === undefined ? value : slugOf(value);
    });
    return addressOf(base, writtenAddress(filled).replace(/\/index\.html$/, '/'));
  }
  const isFolder = isFolderPage(file) && /index$/i.test(posix.basename(path));
  return addressOf(base, isFolder ? dir : posix.join(dir, name));
}

function factsOf(source: MarkdownFile, input: string, base: string): PageFacts | undefined {
  const { fields, file } = source;
  const address = addressIn(source, input, base);
  if (address === undefined) return undefined;
  const tags = namesOf(fields, 'tags');
  const collection = tags.find((tag) => isPostFolder(tag));
  const folders = file.split('/').slice(0, -1);
  const isPost = collection !== undefined || (folders.some(isPostFolder) && !isFolderPage(file));
  const shown = tags.filter((tag) => !isPostFolder(tag) && !/^(?:all|nav)$/i.test(tag));
  const date = datePrefix.exec(posix.basename(file))?.[0].slice(0, 10);
  const language = textOf(fields, 'lang', 'locale', 'language');
  return {
    kind: isPost ? 'post' : 'page',
    type: collection ?? (isPost ? 'posts' : 'page'),
    addresses: [address],
    tags: shown,
    ...(date === undefined || fields.date !== undefined ? {} : { date }),
    ...(language === undefined ? {} : { language }),
    ...(textOf(fields, 'translationKey') === undefined ? {} : { translationGroup: textOf(fields, 'translationKey') }),
  };
}

function navigation(pages: readonly Page[]): SourceMenu[] {
  const flat = pages.flatMap(({ fields, file, facts }): FlatItem[] => {
    const own = fieldsOf(fields, 'eleventyNavigation');
    const key = textOf(own, 'key');
    if (key === undefined) return [];
    const parent = textOf(own, 'parent');
    const label = textOf(own, 'title') ?? key;
    const item = { key, label: label === '' ? facts.title : label, weight: numberOf(own, 'order') ?? 1_000, document: file };
    return [parent === undefined ? item : { ...item, parent }];
  });
  const file = flat[0]?.document;
  return file === undefined ? [] : [{ name: 'navigation', items: menuTree(flat), place: { file } }];
}

/** A site of Eleventy. Its configuration is a script: only literals are read. */
export function readEleventy(folder: SourceFolder): SiteReader {
  const { script } = scriptOf(folder, ...eleventyConfigFiles);
  const input = (literalText(script, 'input') ?? '').replace(/^\.?\/?/, '').replace(/\/$/, '');
  const data = posix.join(input, literalText(script, 'data') ?? '_data');
  const names = ['metadata', 'site', 'meta'].flatMap((name) =>
    ['json', 'yaml', 'yml'].map((ending) => `${data}/${name}.${ending}`),
  );
  const site = configOf(folder, ...names);
  const { script: metaScript } = scriptOf(folder, ...['metadata.js', 'site.js', 'metadata.mjs'].map((name) => `${data}/${name}`));
  const read = (name: string) => textOf(site, name) ?? literalText(metaScript, name);
  const url = read('url');
  const base = (literalText(script, 'pathPrefix') ?? basePathOf(url)).replace(/^\/?(.)/, '/$1').replace(/\/+$/, '');
  const language = read('language') ?? read('lang') ?? read('locale');
  const inside = input === '' ? '' : `${input}/`;
  return {
    generator: 'Eleventy',
    name: read('title') ?? read('name'),
    description: read('description'),
    address: siteAddress(url),
    languages: language === undefined ? [] : [language],
    rulesOf: () => liquidRules,
    isPage: (file) =>
      file.startsWith(inside) &&
      !/(?:^|\/)_/.test(file.slice(inside.length)) &&
      !/^(?:readme|license|changelog|contributing)\.md$/i.test(file),
    factsOf: (source) => factsOf(source, input, base),
    fieldsOf: ({ file, fields }) => cascade(file, inside, fields, folder),
    addressOfFile: (file) =>
      `${base}/${file.startsWith(inside) ? file.slice(inside.length).replace(/^public\//, '') : file.replace(/^public\//, '')}`,
    roots: [input, 'public', '', posix.join(input, 'public')],
    addressOfTerm: (kind, name) => [
      addressOf(base, kind === 'tag' ? 'tags' : kind === 'author' ? 'authors' : 'categories', slugOf(name)),
    ],
    menus: navigation,
  };
}
