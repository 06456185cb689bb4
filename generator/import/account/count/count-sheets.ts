import { readFile } from 'node:fs/promises';
import { emptyTally, type SourceCount, sourceCount } from '../tally.ts';
import { wordsOf } from '../words.ts';
import type { SourcePart } from './list-source.ts';
import { builtInFormats, numberText } from './number-text.ts';
import { readParts, relationsOf } from './office-parts.ts';
import { readText } from './read-text.ts';
import { splitCsv } from './split-csv.ts';
import { decodeXml } from './xml.ts';

/** A day or time in digits: pages may write it in words. */
const time =
  /^\s*\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\s*$|^\s*\d{1,2}:\d{2}(?::\d{2})?\s*$/;

function countSheet(rows: readonly string[][], id: string, file: string): SourceCount {
  const tally = emptyTally();
  for (const cell of rows.flat()) {
    const words = time.test(cell) ? [] : wordsOf(cell);
    if (words.length === 0) continue;
    tally.body.push(...words);
    tally.tableCells.push({ text: words.join(' ') });
  }
  return sourceCount({ id, title: id.replace(/^.*#/, ''), tally, place: { file } });
}

const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** Text of the runs of an entry; readings of Japanese words are not shown. */
const runsOf = (xml: string) =>
  [...xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)]
    .map(([, text]) => decodeXml(text ?? ''))
    .join('');

const attributeOf = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Format of each style of cells; undefined for days and times. */
function cellFormats(xml = ''): (string | undefined)[] {
  const custom = new Map(
    [...xml.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [
      Number(attributeOf(tag, 'numFmtId')),
      decodeXml(attributeOf(tag, 'formatCode') ?? ''),
    ]),
  );
  const isTime = (id: number) => {
    const pattern = (custom.get(id) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) || (/[ymdhs]/i.test(pattern) && !/general/i.test(pattern));
  };
  const styles = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(xml)?.[0].match(/<xf\b[^>]*>/g) ?? [];
  return styles.map((tag) => {
    const id = Number(attributeOf(tag, 'numFmtId'));
    return isTime(id) ? undefined : (custom.get(id) ?? builtInFormats[id] ?? '');
  });
}

interface Book {
  strings: string[];
  formats: (string | undefined)[];
}

function cellText(tag: string, content: string, { strings, formats }: Book): string {
  const type = attributeOf(tag, 't');
  const value = decodeXml(/<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'inlineStr') return runsOf(content);
  if (type === 'e' || type === 'str') return value;
  const style = Number(attributeOf(tag, 's') ?? 0);
  const format = formats.length > style ? formats[style] : '';
  // Days, times and truth values: pages write them in words.
  return type === 'd' || type === 'b' || format === undefined ? '' : numberText(value, format);
}

const rowsOf = (xml: string, book: Book): string[][] =>
  (xml.match(/<row\b[\s\S]*?<\/row>/g) ?? []).map((row) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(([, tag = '', content = '']) =>
      cellText(` ${tag}`, content, book),
    ),
  );

function* countBook(bytes: Uint8Array, file: string): Generator<SourceCount> {
  const parts = readParts(bytes, file, wanted);
  const relations = relationsOf(parts.get('xl/_rels/workbook.xml.rels'));
  const strings = (parts.get('xl/sharedStrings.xml')?.match(/<si>[\s\S]*?<\/si>|<si\/>/g) ?? []).map(runsOf);
  const book = { strings, formats: cellFormats(parts.get('xl/styles.xml')) };
  for (const [tag] of (parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\b[^>]*>/g)) {
    const target = relations.get(attributeOf(tag, 'r:id') ?? '') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const name = decodeXml(attributeOf(tag, 'name') ?? '');
    const count = countSheet(rowsOf(parts.get(path) ?? '', book), `${file}#${name}`, file);
    if (count.counts.words > 0) yield count;
  }
}

/** Counts sheets: all rows of a sheet are one document. Days and times are not counted, because pages write them in words. */
export async function* countSheets(parts: readonly SourcePart[]): AsyncGenerator<SourceCount> {
  for (const { path, file } of parts) {
    const bytes = await readFile(path);
    if (/\.xlsx$/i.test(file)) yield* countBook(bytes, file);
    else yield countSheet(splitCsv(readText(bytes)), file, file);
  }
}
