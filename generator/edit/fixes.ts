import { latinDigits } from '../common/digits.ts';
import { type Code, hasTrait } from '../diagnostics/catalogue/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Path } from '../json/path.ts';
import { indexIn, locate, readContainer } from '../json/scan.ts';
import type { Source } from '../json/source.ts';
import { writeString } from '../json/string-text.ts';
import { fileStyleOf } from '../json/style.ts';
import type { TextEdit } from '../json/text-edit.ts';
import type { Json } from '../json/value.ts';
import { get } from '../json/walk.ts';
import { firstFree, freeName } from './free-name.ts';
import { EditFault } from './text/members.ts';
import type { Operation } from './text/operation.ts';
import { editsOf } from './text/operations.ts';
import { valueAt } from './value.ts';

/** Slips of writing that have one repair: what goes, and what comes in its place, from the place that is told. */
const slips: Record<string, (text: string, at: number) => TextEdit | undefined> = {
  CommaExpected: (_, at) => ({ from: at, to: at, text: ',' }),
  ColonExpected: (_, at) => ({ from: at, to: at, text: ':' }),
  TrailingComma: (_, at) => ({ from: at, to: at + 1, text: '' }),
  DoubleComma: (_, at) => ({ from: at, to: at + 1, text: '' }),
  OtherComma: (_, at) => ({ from: at, to: at + 1, text: ',' }),
  EqualsSign: (_, at) => ({ from: at, to: at + 1, text: ':' }),
  ArabicDigits: (text, at) => run(text, at, /[٠-٩]+/y, latinDigits),
  ForeignWord: (text, at) => run(text, at, /\w+/y, (word) => (word === 'None' || word === 'NULL' ? 'null' : word.toLowerCase())),
  SingleQuotes: (text, at) => run(text, at, /'[^'"\\\n]*'/y, (quoted) => JSON.stringify(quoted.slice(1, -1))),
  CurlyQuotes: (text, at) => run(text, at, /[“”«„][^“”»"\\\n]*[“”»]/y, (quoted) => JSON.stringify(quoted.slice(1, -1))),
  Comment: (text, at) => run(text, at, /\/\/[^\n]*|\/\*[\s\S]*?\*\//y, () => ''),
  InvalidCommentToken: (text, at) => run(text, at, /\/\/[^\n]*|\/\*[\s\S]*?\*\//y, () => ''),
};

function run(text: string, at: number, pattern: RegExp, replace: (found: string) => string): TextEdit | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : { from: at, to: at + found.length, text: replace(found) };
}

/** The key of a member in the place of one that is misspelt. */
function renameKey(source: Source, path: Path, key: string): TextEdit[] {
  const around = locate(source.text, path.slice(0, -1));
  const container = around && readContainer(source.text, around.from);
  const member = container?.members[indexIn(container, path.at(-1) ?? '')];
  if (!member || member.key === undefined) return [];
  const isThere = container?.members.some((other) => other.key === key);
  const end = source.text.lastIndexOf('"', source.text.lastIndexOf(':', member.from)) + 1;
  return isThere ? [] : [{ from: member.start, to: end, text: writeString(key, fileStyleOf(source.text).strings) }];
}

/** The nearest in the place of what is wrong within a text, where that stands in it once. */
function replaceFound(value: string, { parameters: { found = '', nearest = '' } }: Diagnostic): string | undefined {
  const at = value.indexOf(found);
  if (found === '' || at === -1 || value.indexOf(found, at + 1) !== -1) return undefined;
  return value.slice(0, at) + nearest + value.slice(at + found.length);
}

/** What stands twice and gets a name of its own, by the code of what is told. */
const freed: Partial<Record<Code, (site: unknown, path: Path, value: string) => string>> = {
  'duplicate-route': (site, _, value) => freePath(site, value),
  'duplicate-card': freeSibling,
  'same-field-name': freeSibling,
  'duplicate-id': (_site, _path, value) => `${value}-2`,
};

/** What is done about a value. */
function operationFor(site: unknown, diagnostic: Diagnostic): Operation | undefined {
  const { code, path, parameters } = diagnostic;
  const value = valueAt(site, path);
  if (hasTrait(code, 'repetition')) {
    const depth = path.findLastIndex((part) => typeof part === 'number');
    return depth === -1 ? undefined : { do: 'remove', at: path.slice(0, depth + 1) };
  }
  if (typeof value !== 'string') return undefined;
  const free = freed[code];
  // The name that nothing has since this one stands in its place is the one that was meant.
  if (free) return { do: 'set', at: path, value: parameters.lost ?? free(site, path, value) };
  if (hasTrait(code, 'of-name') && parameters.lost !== undefined) return { do: 'set', at: path, value: parameters.lost };
  const text = parameters.nearest === undefined ? undefined : replaceFound(value, diagnostic);
  return text === undefined || text === value ? undefined : { do: 'set', at: path, value: text };
}

function freePath(site: unknown, wish: string): string {
  const path = wish.replace(/\/+$/, '');
  const taken = (valueAt(site, ['routes']) as Json[]).map((page) => get(page, 'path'));
  return firstFree(path, [...taken, path]);
}

function freeSibling(site: unknown, path: Path, name: string): string {
  const siblings = (valueAt(site, path.slice(0, -2)) as Json[] | undefined) ?? [];
  return freeName(
    name,
    siblings.map((item) => String(get(item, path.at(-1) ?? '') ?? '')),
  );
}

/**
 * The edits that repair what a diagnostic tells, where it is certain what is meant; none otherwise. Whoever makes them looks
 * at the whole anew: `EditSession.repair` refuses what would bring other errors.
 * @param source what was checked; offsets are those of its text, which begins behind a byte order mark
 */
export function fixesOf(diagnostic: Diagnostic, source: Source): TextEdit[] {
  const { code, path, parameters } = diagnostic;
  if (source.encodingFault) return [];
  if (code === 'syntax') {
    const edit = slips[parameters.expected ?? '']?.(source.text, source.offsetAt(diagnostic));
    return edit ? [edit] : [];
  }
  if (!source.isPlain) return [];
  if (code === 'unknown-key') return parameters.nearest === undefined ? [] : renameKey(source, path, parameters.nearest);
  const operation = operationFor(source.value, diagnostic);
  try {
    return operation ? editsOf(source.text, [operation]) : [];
  } catch (error) {
    if (error instanceof EditFault) return [];
    throw error;
  }
}
