import type { InMemoryFile } from '../../generator/core/util/output-file.ts';
import { skeletonOf } from './skeleton.ts';

const toText = ({ content }: InMemoryFile) => (typeof content === 'string' ? content : new TextDecoder().decode(content));

/** A path that stays in the output folder on every disk. */
function isSafePath(path: string): boolean {
  const segments = path.split('/');
  return (
    path.isWellFormed() &&
    !/[\p{Cc}\\]/u.test(path) &&
    segments.every((segment) => !['', '.', '..'].includes(segment) && Buffer.byteLength(segment) <= 255) &&
    Buffer.byteLength(path) <= 3_000
  );
}

function judgePaths(files: InMemoryFile[]): string[] {
  const unsafe = files
    .filter(({ path }) => !isSafePath(path))
    .map(({ path }) => `a file outside, or none: ${path.slice(0, 200)}`);
  const seen = new Map<string, InMemoryFile>();
  const twice = files.flatMap((file) => {
    const key = file.path.normalize('NFC').toLowerCase();
    const other = seen.get(key);
    seen.set(key, file);
    // Two former addresses that lead to one place have the same page.
    const isOther = other !== undefined && (other.path === file.path || toText(other) !== toText(file));
    return isOther ? [`two files of one name: ${other.path}, ${file.path}`] : [];
  });
  return [...unsafe, ...twice];
}

const textFile = /\.(?:html|css|txt|xml|webmanifest|rules)$|^_/;

function judgeText(file: InMemoryFile): string[] {
  const text = toText(file);
  const odd = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufdd0-\ufdef\ufffe\uffff]/u.exec(text);
  const code = odd?.[0].codePointAt(0)?.toString(16);
  return odd ? [`${file.path}: the character U+${code} at ${odd.index}`] : [];
}

function judgePage(page: InMemoryFile): string[] {
  const html = toText(page);
  const titles = skeletonOf(html).filter((line) => / <h1[ >]/.test(line)).length;
  return [
    ...(titles === 1 ? [] : [`${page.path}: ${titles} h1`]),
    ...(html.endsWith('</body></html>\n') ? [] : [`${page.path}: does not end as a page`]),
  ];
}

/** What is wrong with the files of a site, whatever its content. */
export function judgeOutput(pages: InMemoryFile[], files: InMemoryFile[]): string[] {
  const texts = files.filter(({ path }) => textFile.test(path) && !/^assets\/(?!site)/.test(path));
  return [...judgePaths(files), ...texts.flatMap(judgeText), ...pages.flatMap(judgePage)];
}

/** Pages whose elements or attributes depend on what a text says. */
export function compareSkeletons(pages: InMemoryFile[], twins: InMemoryFile[]): string[] {
  if (pages.length !== twins.length) return [`${pages.length} pages, ${twins.length} with harmless text`];
  return pages.flatMap((page, index) => {
    const lines = skeletonOf(toText(page));
    const others = skeletonOf(toText(twins[index] as InMemoryFile));
    const at = lines.findIndex((line, place) => line !== others[place]);
    const place = at === -1 && lines.length !== others.length ? lines.length : at;
    return place === -1 ? [] : [`${page.path}: ${lines[place]} where harmless text gives ${others[place]}`];
  });
}
