import type { Slip } from './slip.ts';
import type { SlipName } from './slip-name.ts';

/** What was found around or in place of the JSON; the text keeps its length and its lines. */
export interface UnwrappedText {
  text: string;
  slips: Slip[];
}

type Range = readonly [from: number, to: number];

/** Spaces in place of stretches of a text, so that every other place stays where it was. */
function blank(text: string, ranges: readonly Range[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    pieces.push(text.slice(end, from), text.slice(from, to).replaceAll(/[^\n]/g, ' '));
    end = to;
  }
  return pieces.join('') + text.slice(end);
}

/** What a file is in place of JSON, by how it begins. */
const otherFiles: [name: SlipName, beginning: RegExp][] = [
  ['RtfFile', /^\s*\{\\rtf/],
  ['HtmlFile', /^\s*<(?:!doctype|html|head|body|meta|title|script|style|div|p|pre|table|\?xml|!--|svg)\b/i],
  ['OfficeFile', /^(?:PK(?=\p{Cc})|%PDF-|bplist00|\{?\s*\\pard)/u],
  ['LfsFile', /^version https:\/\/git-lfs\.github\.com\/spec\//],
];

/** What the whole file is instead of JSON; undefined where it may be JSON. */
export function otherFile(text: string): SlipName | undefined {
  const beginning = text.slice(0, 200);
  return otherFiles.find(([, form]) => form.test(beginning))?.[0];
}

/** Letters before the content that may be a chat's words; a file that lost its beginning has keys there. */
const longestWords = 5000;

const script = /^\s*(?:export\s+default|module\.exports\s*=|(?:const|let|var)\s+\w+(?:\s*:\s*\w+)?\s*=|[\w.]+\s*\()\s*$/;
const isWords = (text: string) => /\p{L}|`{3}/u.test(text) && !/"\s*:|^\s*(?:\/[/*]|#)/.test(text);

/** Where the content begins behind words that are none of it; 0 where nothing is before it. */
function beginningOf(text: string): number {
  const first = text.search(/[^\s\uFEFF]/);
  if (first === -1 || text[first] === '{' || text[first] === '"') return 0;
  const head = text.slice(0, longestWords);
  const ofLine = /^[ \t]*\{/m.exec(head);
  const found = ofLine ? ofLine.index + ofLine[0].length - 1 : head.indexOf('{');
  return found > 0 && isWords(text.slice(0, found)) ? found : 0;
}

/** Where words begin that follow the content; the length of the text where none do. */
function endOf(text: string, hasBeginning: boolean): number {
  const end = text.lastIndexOf('}') + 1;
  const rest = text.slice(end);
  if (end === 0 || rest.length > longestWords || rest.trim() === '') return text.length;
  if (/^\s*[,:\]"]/.test(rest) || /"\s*:|[[\]{]/.test(rest)) return text.length;
  return isWords(rest) || hasBeginning ? end : text.length;
}

/** Words around the content: a fence of code, a chat's sentence, the beginning of a script. */
function unwrapWords(text: string): UnwrappedText {
  const from = beginningOf(text);
  const to = endOf(text, from > 0);
  if (from === 0 && to === text.length) return { text, slips: [] };
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const name = /`{3}/.test(before + after) ? 'CodeFence' : script.test(before) ? 'ScriptAround' : 'WordsAround';
  const around = (
    [
      [0, from],
      [to, text.length],
    ] as const
  ).filter(([start, end]) => start < end);
  const edits = around.map(([start, end]) => ({ from: start, to: end, text: end === text.length ? '\n' : '' }));
  const words = from > 0 ? before : after;
  const offset = (from > 0 ? 0 : to) + words.search(/\S/);
  const found = words.trim().split('\n', 1)[0]?.replaceAll('"', "'") ?? '';
  return { text: blank(text, around), slips: [{ name, offset, found, edits }] };
}

const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?: [^\n]*|\r)?$/gm;

/** Two versions of the same lines without what both have at their beginning and end. */
function differing(one: string, other: string): string[] {
  const both = [one, other].map((version) =>
    version
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const [mine = [], theirs = []] = both;
  while (mine.length > 0 && mine[0] === theirs[0]) for (const lines of both) lines.shift();
  while (mine.length > 0 && mine.at(-1) === theirs.at(-1)) for (const lines of both) lines.pop();
  return both.map((lines) => lines.join(' ').replace(/,$/, '').replaceAll('"', "'"));
}

/** Lines that Git leaves where two people changed the same: the first version is read, the other is named. */
function unwrapConflicts(text: string): UnwrappedText {
  if (!/^[<>=]{7}/m.test(text)) return { text, slips: [] };
  const markers = [...text.matchAll(marker)].map(({ 0: line, index }) => ({
    sign: line[0],
    from: index,
    to: index + line.length,
  }));
  const ranges: Range[] = [];
  const slips: Slip[] = [];
  for (let at = 0; at < markers.length; at++) {
    const start = markers[at];
    const conflict = /^<\|?=>/.exec(
      markers
        .slice(at, at + 4)
        .map(({ sign }) => sign)
        .join(''),
    )?.[0];
    if (!start) continue;
    if (conflict === undefined) {
      ranges.push([start.from, start.to]);
      if (slips.at(-1)?.name !== 'ConflictMarker') slips.push({ name: 'ConflictMarker', offset: start.from });
      continue;
    }
    const [middle, second, end] = [markers[at + 1], markers[at + conflict.length - 2], markers[at + conflict.length - 1]];
    if (!middle || !second || !end) continue;
    ranges.push([start.from, start.to], [middle.from, end.to]);
    const list = differing(text.slice(start.to, middle.from), text.slice(second.to, end.from));
    slips.push({ name: 'ConflictMarkers', offset: start.from, list });
    at += conflict.length - 1;
  }
  return { text: blank(text, ranges), slips };
}

/** Takes away what tools leave around JSON or in it; of a file of another kind nothing is left. */
export function unwrap(text: string): UnwrappedText {
  const other = otherFile(text);
  if (other) return { text: blank(text, [[0, text.length]]), slips: [{ name: other, offset: Math.max(0, text.search(/\S/)) }] };
  const conflicts = unwrapConflicts(text);
  const words = unwrapWords(conflicts.text);
  return { text: words.text, slips: [...conflicts.slips, ...words.slips] };
}
