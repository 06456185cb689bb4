import { posix } from 'node:path';
import type { SourceFolder } from '../folder/source-folder.ts';
import { commonRules } from '../syntax/common-rules.ts';
import { mdxRules } from '../syntax/mdx.ts';
import type { Rules } from '../syntax/scan.ts';
import { addressOf, slugOf, withoutEnding } from './addresses.ts';
import type { SiteReader } from './site-reader.ts';

/** Rules of a file without templates. */
export const plainRules = (file: string): Rules => (/\.mdx$/i.test(file) ? mdxRules : commonRules);

/** Names of the file that is the page of its folder. */
export const isFolderPage = (file: string): boolean => /^(?:index|readme|_index)$/i.test(posix.basename(withoutEnding(file)));

/** Path of the page of a file: a folder for `index.md` and `README.md`. */
export function pagePath(file: string): string {
  const path = withoutEnding(file);
  const folder = posix.dirname(path);
  if (isFolderPage(file)) return folder === '.' ? '' : folder;
  return path;
}

const encodedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => part.trim())
    .join('/');

/** Sections of which each page is a post. */
export const isPostFolder = (folder: string): boolean =>
  /^_?(?:posts?|blogs?|news|articles?|updates|مدونة|المدونة|أخبار|الأخبار|مقالات|المقالات)$/i.test(folder);

const termAddress = (kind: 'category' | 'tag' | 'author', name: string): string =>
  addressOf({ category: 'categories', tag: 'tags', author: 'authors' }[kind], slugOf(name));

/** A folder of Markdown without a generator. */
export function readPlain(folder: SourceFolder): SiteReader {
  return {
    languages: [],
    rulesOf: plainRules,
    isPage: (file) => !/^(?:license|licence|changelog|contributing|code_of_conduct|security)\.md$/i.test(file),
    factsOf: ({ file, fields }) => {
      const isPost = file.split('/').slice(0, -1).some(isPostFolder) && !isFolderPage(file);
      const first = file.includes('/') ? (file.split('/')[0] ?? '') : '';
      const hasReadme = folder.has(posix.join(posix.dirname(file), 'index.md')) && /readme/i.test(posix.basename(file));
      const path = hasReadme ? withoutEnding(file) : pagePath(file);
      const kind = isPost || (fields.date !== undefined && fields.tags !== undefined) ? 'post' : 'page';
      return { kind, type: first === '' ? kind : first, addresses: [addressOf(encodedPath(path))] };
    },
    addressOfFile: (file) => `/${file}`,
    roots: ['', 'public', 'static', 'assets'],
    addressOfTerm: (kind, name) => [termAddress(kind, name)],
    menus: () => [],
  };
}
