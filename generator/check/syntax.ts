import { type Node, type ParseError, type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { encodingAssumption } from '../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Path } from '../core/json/path.ts';
import type { Slip } from '../core/json/repair/slip.ts';
import type { SlipName } from '../core/json/repair/slip-name.ts';
import { otherFile } from '../core/json/repair/wrapping.ts';
import type { Source } from '../core/json/source.ts';
import { maxDepth } from '../core/json/tree.ts';

function duplicateKeys(node: Node | undefined, path: Path, source: Source): RawDiagnostic[] {
  if (!node?.children) return [];
  if (node.type === 'array') return node.children.flatMap((child, index) => duplicateKeys(child, [...path, index], source));
  const seen = new Map<string, number>();
  return node.children.flatMap(({ children = [] }) => {
    const [key, value] = children;
    if (!key) return [];
    const childPath = [...path, String(key.value)];
    const position = source.positionAt(key.offset);
    const diagnostics: RawDiagnostic[] = [];
    const first = seen.get(key.value);
    if (first !== undefined) {
      const parameters = { found: String(key.value), line: source.positionAt(first).line };
      diagnostics.push({ code: 'duplicate-key', path: childPath, position, parameters });
    } else {
      seen.set(key.value, key.offset);
    }
    // Assigning this key sets the prototype in JavaScript. Content never needs it, and libraries may mishandle it.
    if (key.value === '__proto__') {
      diagnostics.push({ code: 'unknown-key', path: childPath, position, parameters: { found: '__proto__' } });
    }
    return [...diagnostics, ...duplicateKeys(value, childPath, source)];
  });
}

/** Later errors usually follow from the first: a file that is not JSON has one on every line. */
const maxSyntaxErrors = 20;

/** Code of a parser error; undefined for brackets, which `repair` reports with the line of the opening one. */
function nameOf({ error }: ParseError): SlipName | undefined {
  const name = printParseErrorCode(error as ParseErrorCode);
  const isIgnored = name === 'CloseBraceExpected' || name === 'CloseBracketExpected' || name === '<unknown ParseErrorCode>';
  return isIgnored ? undefined : name;
}

/** A comment that marks omitted content. */
const elision =
  /\.{3}|…|\b(?:rest of|the rest|remain(?:s|der|ing)|unchanged|omitted|as before|same as|existing (?:code|content))\b|بقية|باقي|كما (?:هو|هي|كان)|(?:دون|بلا|بدون) تغيير|إلخ/i;

/** Moves an error to its likely cause: a missing comma to the end of the value before it. */
function toSlip(name: SlipName, { offset, length }: ParseError, text: string): Slip {
  const before = text.slice(0, offset).trimEnd();
  if (name === 'CommaExpected') return { name, offset: before.length };
  const isEnd = /^[}\]]/.test(text.slice(offset, offset + 1));
  if (isEnd && before.endsWith(',') && /^(?:Value|PropertyName)Expected$/.test(name)) {
    return { name: 'TrailingComma', offset: before.length - 1 };
  }
  if (before.endsWith(',') && text[offset] === ',') return { name: 'DoubleComma', offset };
  const found = text.slice(offset, offset + Math.min(length, 40));
  const isComment = name === 'InvalidCommentToken';
  if (isComment ? elision.test(text.slice(offset, offset + length)) : /^(?:\.{3}|…)/.test(text.slice(offset, offset + 3))) {
    return { name: 'ElidedContent', offset, found: found.replace(/^(?:\/\/|\/\*)\s*|\s*\*\/$/g, '').replaceAll('"', "'") };
  }
  if (name === 'InvalidSymbol' && text[offset - 1] === '"') return { name: 'InnerQuotes', offset: offset - 1 };
  return { name, offset, found };
}

const followUpErrors = new Set<SlipName>(['ValueExpected', 'PropertyNameExpected', 'ColonExpected', 'CommaExpected']);

/** Parser errors without those caused by the previous one. */
function primaryErrors(source: Source): Slip[] {
  const { text, syntaxErrors } = source;
  const slips: Slip[] = [];
  let end = -1;
  for (const error of syntaxErrors) {
    const name = nameOf(error);
    if (name === undefined) continue;
    if (source.isBroken(error.offset) && (followUpErrors.has(name) || name === 'EndOfFileExpected')) continue;
    const isEcho = error.offset < end || (followUpErrors.has(name) && end >= 0 && text.slice(end, error.offset).trim() === '');
    if (!isEcho) slips.push(toSlip(name, error, text));
    end = Math.max(end, error.offset + error.length);
    // An unquoted key: the parser takes its value for the next key.
    const unquoted = /^\s*:[^,\n{[]*/.exec(text.slice(end, end + 200));
    if (name === 'InvalidSymbol' && unquoted) end += unquoted[0].length;
  }
  return slips;
}

/** JSON syntax errors. The parser recovers after each, so all are found. */
export function checkSyntax(source: Source): RawDiagnostic[] {
  const isOther = otherFile(source.text) !== undefined;
  const encoding: RawDiagnostic[] =
    source.encodingError && !isOther
      ? [{ code: 'encoding', path: [], ...source.encodingError, invalidates: [encodingAssumption] }]
      : [];
  if (source.tooDeepAt !== undefined) {
    const position = source.positionAt(source.tooDeepAt);
    return [...encoding, { code: 'too-deep', path: [], position, parameters: { count: maxDepth } }];
  }
  const slips: Slip[] =
    source.text.trim() === '' ? [{ name: 'EmptyFile', offset: 0 }] : [...source.slips, ...primaryErrors(source)];
  const byPlace = new Map(slips.map((slip) => [slip.offset, slip]));
  const faults = [...byPlace.values()]
    .toSorted((a, b) => a.offset - b.offset)
    .slice(0, maxSyntaxErrors)
    .map(({ name, offset, found, line, count, list }): RawDiagnostic => {
      const parameters = { expected: name, found, line, ...(count && { count }), ...(list && { list }) };
      return { code: 'syntax', path: [], position: source.positionAt(offset), parameters };
    });
  return [...encoding, ...faults, ...(source.isPlain ? [] : duplicateKeys(source.root, [], source))];
}
