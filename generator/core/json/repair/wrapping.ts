import type { Slip } from './slip.ts';
import type { SlipName } from './slip-name.ts';

/** What surrounds or replaces the JSON; length and lines of the text are unchanged. */
export interface UnwrappedText {
  text: string;
  slips: Slip[];
}

type Range = readonly [from: number, to: number];

/** Replaces ranges of a text by spaces, so that other offsets are unchanged. */
function blank(text: string, ranges: readonly Range[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    pieces.push(text.slice(end, from), text.slice(from, to).replaceAll(/[^\n]/g, ' '));
    end = to;
  }
  return pieces.join('') + text.slice(end);
}

/** Other file formats, by how they start. */
const otherFiles: [name: SlipName, beginning: RegExp][] = [
  ['RtfFile', /^\s*\{\\rtf/],
  ['HtmlFile', /^\s*<(?:!doctype|html|head|body|meta|title|script|style|div|p|pre|table|\?xml|!--|svg)\b/i],
  ['OfficeFile', /^(?:PK(?=\p{Cc})|%PDF-|bplist00|\{?\s*\\pard)/u],
  ['LfsFile', /^version https:\/\/git-lfs\.github\.com\/spec\//],
];

/** Format of a file that is not JSON; undefined if it may be JSON. */
export function otherFile(text: string): SlipName | undefined {
  const beginning = text.slice(0, 200);
  return otherFiles.find(([, form]) => form.test(beginning))?.[0];
}

/** Maximum length of text before the content, such as from a chat; a truncated file has keys there. */
const longestWords = 5000;

const script = /^\s*(?:export\s+default|module\.exports\s*=|(?:const|let|var)\s+\w+(?:\s*:\s*\w+)?\s*=|[\w.]+\s*\()\s*$/;
const isWords = (text: string) => /\p{L}|`{3}/u.test(text) && !/"\s*:|^\s*(?:\/[/*]|#)/.test(text);

/** Start of the content after unrelated text; 0 if there is no such text. */
function beginningOf(text: string): number {
  const first = text.search(/[^\s\uFEFF]/);
  if (first === -1 || text[first] === '{' || text[first] === '"') return 0;
  const head = text.slice(0, longestWords);
  const ofLine = /^[ \t]*\{/m.exec(head);
  const found = ofLine ? ofLine.index + ofLine[0].length - 1 : head.indexOf('{');
  return found > 0 && isWords(text.slice(0, found)) ? found : 0;
}

/** Start of unrelated text after the content; the text's length if there is none. */
function endOf(text: string, hasBeginning: boolean): number {
  const end = text.lastIndexOf('}') + 1;
  const rest = text.slice(end);
  if (end === 0 || rest.length > longestWords || rest.trim() === '') return text.length;
  if (/^\s*[,:\]"]/.test(rest) || /"\s*:|[[\]{]/.test(rest)) return text.length;
  return isWords(rest) || hasBeginning ? end : text.length;
}

/** Blanks text around the content: a code fence, a sentence from a chat, the start of a script. */
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

/** Two versions of the same lines without their common start and end. */
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

/** Resolves Git conflict markers: the first version is used, the other one is reported. */
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

/** Blanks what tools leave around JSON or in it; a file in another format becomes empty. */
export function unwrap(text: string): UnwrappedText {
  const other = otherFile(text);
  if (other) return { text: blank(text, [[0, text.length]]), slips: [{ name: other, offset: Math.max(0, text.search(/\S/)) }] };
  const conflicts = unwrapConflicts(text);
  const words = unwrapWords(conflicts.text);
  return { text: words.text, slips: [...conflicts.slips, ...words.slips] };
}
