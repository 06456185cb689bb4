import { escapeHtml } from '../../../generator/core/util/escape-html.ts';
import { docx, paragraph, run, xlsx } from '../office-files.ts';
import { randomHtml } from '../random-html.ts';
import { MarkdownWriter } from '../random-markdown.ts';
import { randomCsv, randomDocx, randomXlsx } from '../random-office.ts';
import { savedPage } from '../saved-pages.ts';
import { randomExport } from './random-export.ts';
import { freePath, longText, oddText, oddTitle, type Pick, picker } from './random-texts.ts';

/** Files of an old site, by path. */
export type SiteFiles = Record<string, string | Uint8Array>;

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** Texts beside those of a generator: odd ones, and now and then a long one. */
const extraTexts = (pick: Pick): string[] => [
  ...times(pick(3), () => oddText(pick)),
  ...(pick(25) === 0 ? [longText(pick)] : []),
];

function htmlPage(seed: number, pick: Pick): string {
  const extra = extraTexts(pick).map((text) => `<p>${escapeHtml(text)}</p>`);
  const language = pick(5) === 0 ? 'en' : 'ar';
  const description = pick(3) === 0 ? `<meta name="description" content="${escapeHtml(oddText(pick))}">` : '';
  const title = escapeHtml(oddTitle(pick));
  const heading = pick(3) === 0 ? '' : `<h1>${title}</h1>`;
  return savedPage(title, `<main>${heading}${randomHtml(seed)}${extra.join('')}</main>`, { language, head: description });
}

function randomPages(seed: number, count: number): SiteFiles {
  const [pick, taken] = [picker(seed), new Set<string>()];
  const files: SiteFiles = { 'images/a.jpg': 'x' };
  for (let index = 0; index < count; index++) files[freePath(pick, taken, '.html')] = htmlPage(seed * 1000 + index, pick);
  return files;
}

const yamlText = (text: string) => JSON.stringify(text);

function frontMatter(pick: Pick, kind: number): string {
  const lines = [`title: ${yamlText(oddTitle(pick))}`];
  if (pick(3) === 0) lines.push(`description: ${yamlText(oddText(pick))}`);
  if (pick(3) === 0) lines.push(`date: 202${pick(5)}-0${1 + pick(9)}-1${pick(9)}`);
  if (pick(3) === 0) lines.push(`tags: [${yamlText(oddTitle(pick))}, أخبار]`);
  if (kind === 2 && pick(4) === 0)
    return `+++\n${lines
      .map((line) => line.replace(': ', ' = '))
      .join('\n')
      .replace(/^date = (.*)$/m, 'date = $1')
      .replace(/, أخبار\]/, ', "أخبار"]')}\n+++\n`;
  return `---\n${lines.join('\n')}\n---\n`;
}

const escapeMarkdown = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Folders of documents as generators of sites have them: of no generator, Docusaurus, Hugo. */
const layouts: { files: SiteFiles; folder: string }[] = [
  { files: {}, folder: '' },
  {
    files: { 'docusaurus.config.js': "module.exports = { title: 'موقع', url: 'https://old.example', baseUrl: '/' };" },
    folder: 'docs/',
  },
  { files: { 'hugo.toml': 'baseURL = "https://old.example/"\ntitle = "موقع"\n' }, folder: 'content/' },
];

function randomMarkdown(seed: number, count: number): SiteFiles {
  const [pick, taken] = [picker(seed), new Set<string>()];
  const kind = seed % layouts.length;
  const { files: own, folder } = layouts[kind] ?? { files: {}, folder: '' };
  const files: SiteFiles = { ...own };
  for (let index = 0; index < count; index++) {
    const body = new MarkdownWriter(seed * 1000 + index).document().text;
    const extra = extraTexts(pick).map(escapeMarkdown);
    files[folder + freePath(pick, taken, '.md')] = `${frontMatter(pick, kind)}\n${[body, ...extra].join('\n\n')}\n`;
  }
  return files;
}

function randomWord(seed: number, count: number): SiteFiles {
  const [pick, taken] = [picker(seed), new Set<string>()];
  const files: SiteFiles = {};
  for (let index = 0; index < count; index++) {
    const { parts } = randomDocx(seed * 1000 + index);
    const extra = extraTexts(pick).map((text) => paragraph(run(text)));
    files[freePath(pick, taken, '.docx')] = docx({ ...parts, body: `${parts.body}${extra.join('')}` });
  }
  return files;
}

function randomSheets(seed: number, count: number): SiteFiles {
  const [pick, taken] = [picker(seed), new Set<string>()];
  const files: SiteFiles = {};
  for (let index = 0; index < count; index++) {
    const own = seed * 1000 + index;
    if (pick(2) === 0) files[freePath(pick, taken, '.xlsx')] = xlsx(randomXlsx(own).parts);
    else {
      const { text } = randomCsv(own);
      const separator = /"([,;\t])"/.exec(text)?.[1] ?? ',';
      const width = (text.split('\n', 1)[0] ?? '').split(`"${separator}"`).length;
      const row = times(width, () => `"${oddText(pick).replaceAll('"', '""')}"`).join(separator);
      files[freePath(pick, taken, '.csv')] = `${text}\n${row}\n`;
    }
  }
  return files;
}

/** Makes an old site of a number of random documents. */
export const randomSites: Record<
  'html' | 'markdown' | 'word' | 'sheets' | 'wordpress',
  (seed: number, count: number) => SiteFiles
> = {
  html: randomPages,
  markdown: randomMarkdown,
  word: randomWord,
  sheets: randomSheets,
  wordpress: (seed, count) => ({ 'export.xml': randomExport(seed, count) }),
};
