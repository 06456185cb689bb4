import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyTally, type SourceCount, siteId, sourceCount, type Tally } from '../tally.ts';
import { wordsOf } from '../words.ts';
import { comparableAddresses } from './addresses.ts';
import { phrasesOf } from './export-names.ts';
import { type FrontMatter, listField, splitFrontMatter, textField } from './front-matter.ts';
import type { SourcePart } from './list-source.ts';
import { MarkdownLines } from './markdown-lines.ts';
import { outsideFences, withoutTemplates } from './markdown-templates.ts';
import { readText } from './read-text.ts';
import { tallyHtml } from './tally-html.ts';

/** Folders of generators that hold no content. */
const noContent = /^(?:archetypes|themes|layouts|_site|public|vendor|_layouts|_includes|i18n-templates)\//;

/** Statements of modules in MDX, which may take several lines. */
const modules =
  /^(?:import\s[^\n]*(?:\n[^\n]*from\s+['"][^'"\n]*['"];?)?|export\s(?:const|default|let|function)\b[\s\S]*?(?=\n\s*\n|$(?![\s\S])))[^\n]*$/gm;

/** Configuration of generators whose documents have templates, or expressions of MDX. */
const templateFiles = [
  'hugo',
  'config',
  'config/_default/hugo',
  'config/_default/config',
  '_config',
  'docusaurus.config',
  'eleventy.config',
  '.eleventy',
];
const endings = ['toml', 'yaml', 'yml', 'json', 'js', 'ts', 'mjs', 'cjs'];

const isTemplated = (folder: string): boolean =>
  templateFiles.some((name) => endings.some((ending) => existsSync(join(folder, `${name}.${ending}`))));

/** Comments of MDX. */
const comments = /\{\/\*[\s\S]*?\*\/\}/g;

function countBody(body: string, file: string, hasTemplates: boolean): Tally {
  const withoutCode = (text: string) => text.replaceAll(comments, ' ').replaceAll(modules, '');
  const text = file.endsWith('.mdx') ? outsideFences(body, withoutCode) : body;
  const shown = hasTemplates || file.endsWith('.mdx') ? withoutTemplates(text) : text;
  return tallyHtml(new MarkdownLines(shown).toHtml());
}

/** Picture of a document: its address, or an object with address, alt and caption. */
function countPicture(data: FrontMatter, tally: Tally): void {
  for (const key of ['image', 'cover', 'featured_image', 'featuredImage', 'feature_image', 'thumbnail']) {
    const value = data[key];
    const fields = typeof value === 'object' && value !== null ? (value as FrontMatter) : { src: value };
    const address = textField(fields, 'src', 'url', 'image', 'path');
    if (address === '') continue;
    const alt = textField(fields, 'alt');
    tally.pictures.push({ text: wordsOf(alt).join(' '), address });
    tally.body.push(...wordsOf(alt), ...wordsOf(textField(fields, 'caption')));
    return;
  }
}

function countFile(text: string, file: string, hasTemplates: boolean): { count: SourceCount; names: string[] } {
  const { data, body, lines } = splitFrontMatter(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const tally = countBody(body, file, hasTemplates);
  tally.title = wordsOf(textField(data, 'title'));
  for (const key of ['description', 'summary', 'excerpt', 'subtitle', 'lead', 'seoTitle', 'metaTitle', 'metaDescription']) {
    tally.head.push(...wordsOf(textField(data, key)));
  }
  countPicture(data, tally);
  const former = ['aliases', 'redirect_from'].flatMap((key) => listField(data, key));
  const addresses = comparableAddresses(
    [textField(data, 'url', 'permalink'), ...former].filter((one) => /^(?:\/|https?:)/.test(one) && !one.includes(':title')),
  );
  const names = ['categories', 'category', 'tags', 'authors', 'author'].flatMap((key) => listField(data, key));
  const title = textField(data, 'title');
  return { count: sourceCount({ id: file, title, tally, place: { file, line: lines + 1 }, addresses }), names };
}

/** Counts Markdown files, and last the names of their terms and authors. */
export async function* countMarkdown(parts: readonly SourcePart[]): AsyncGenerator<SourceCount> {
  const names = new Set<string>();
  const [first] = parts;
  const hasTemplates = first !== undefined && isTemplated(first.path.slice(0, -first.file.length));
  for (const { path, file } of parts) {
    if (noContent.test(file)) continue;
    const one = countFile(readText(await readFile(path)), file, hasTemplates);
    for (const name of one.names) names.add(name);
    yield one.count;
  }
  yield sourceCount({ id: siteId, title: '', tally: emptyTally(), phrases: phrasesOf(names), place: { file: '' } });
}
