import { byMessageLanguage, isCustomTexts, type MessageLanguage } from '../../../templates/model/files/language.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { iconNames } from '../../../templates/theme/icons/names.ts';
import type { NodeIndex, SchemaNode } from '../../content/schema/compiled-schema.ts';
import { chosenIndex, indexWithin, nodeAt, noteOf, typesAt } from '../../content/schema/look-up.ts';
import { type IssueReason, issuesOf, type SchemaIssue } from '../../content/schema/schema-issues.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { imageNameErrorOf } from '../../core/diagnostics/messages/image-names.ts';
import { type Code, messages, type Parameters } from '../../core/diagnostics/messages/messages.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import type { Path } from '../../core/json/path.ts';
import { get, wordOf } from '../../core/json/walk.ts';
import { suggestValue } from './meanings.ts';
import { suggestFormat } from './suggest-format.ts';
import { valueDiagnostic } from './value-diagnostics.ts';

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** A value with its path and its schema node. */
interface ValidationInput {
  path: Path;
  index: NodeIndex;
  value: unknown;
}

const valueAt = (path: Path, value: unknown) => path.reduce<unknown>((inner, key) => get(inner, key), value);

/** A schema issue and the validated value that it is in. */
interface LocatedIssue {
  issue: SchemaIssue;
  input: ValidationInput;
  /** Path from the root of the content. */
  path: Path;
  actual: unknown;
}

const diagnosticOf = ({ path, actual }: LocatedIssue, code: Code, parameters: Parameters = {}): RawDiagnostic => {
  return { code, path, parameters: { found: wordOf(actual), ...parameters } };
};

/** The schema node expected at a path, and the chosen one if there are alternatives. */
function nodesAt({ issue, input, actual }: LocatedIssue): {
  place: SchemaNode | undefined;
  chosen: SchemaNode | undefined;
} {
  const index = indexWithin(input.index, issue.path, input.value);
  return { place: nodeAt(index), chosen: index === undefined ? undefined : nodeAt(chosenIndex(index, actual)) };
}

/** Short name of a field in both languages: the start of its description. */
function describeField(shape: SchemaNode | undefined): Record<MessageLanguage, string> | undefined {
  const { description = '', isOfOrigin } = noteOf(shape);
  const lines = description.split('\n').map((line) => line.replace(/[.؛;:(،].*$/s, '').trim());
  if (isOfOrigin || lines.length < 2 || lines.includes('')) return undefined;
  return byMessageLanguage(lines.map((line) => line.charAt(0).toLowerCase() + line.slice(1)));
}

/** What a limit counts: the number itself, items or characters. */
function amountOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : Object.keys(value ?? {}).length;
}

/** Minimum and maximum of a number, list or text. */
function limitsOf(shape: SchemaNode | undefined): { least?: number; most?: number } {
  const find = (...names: string[]) => shape?.rules?.find(({ check }) => names.includes(check[0]))?.check[1];
  const [least, most] = [find('least', 'above', 'shortest'), find('most', 'below', 'longest')];
  return { ...(least !== undefined && { least: Number(least) }), ...(most !== undefined && { most: Number(most) }) };
}

/** Diagnostic for a value outside its limits. */
function outOfRange(at: LocatedIssue, { is: _, ...limit }: IssueReason & { is: 'limit' }): RawDiagnostic {
  const { path, actual } = at;
  const { place, chosen } = nodesAt(at);
  const { least, most } = limitsOf(chosen);
  return diagnosticOf(at, 'out-of-range', {
    found: String(path.findLast((part) => typeof part === 'string') ?? ''),
    field: describeField(place),
    range: { isList: Array.isArray(actual), amount: amountOf(actual), isText: typeof actual === 'string', least, most, ...limit },
  });
}

/** Diagnostics for a value that matches no alternative: the issues of the closest one, or the list of alternatives. */
function noMatchingOption(at: LocatedIssue, options: readonly SchemaIssue[][]): RawDiagnostic[] {
  const { issue, input, path, actual } = at;
  // An alternative of another type, such as a string instead of an object, fails for the value as a whole.
  const isOther = ({ path: inner, reason }: SchemaIssue) => inner.length === 0 && (reason.is === 'type' || reason.is === 'word');
  const near = options.find((issues) => !issues.some(isOther));
  if (near) return near.flatMap((one) => diagnosticsOfIssue({ ...one, path: [...issue.path, ...one.path] }, input));
  const types = options.flatMap(([first]) => (first?.reason.is === 'type' ? [first.reason.expected] : []));
  // If any string is allowed, do not list the fixed values.
  const words = options.flatMap(([first]) => (first?.reason.is === 'word' ? first.reason.words.map(String) : []));
  const expected = types.includes('string') ? types : [...types, ...words];
  return [{ code: 'wrong-type', path, parameters: { expected: expected.join('|'), found: typeName(actual) } }];
}

/** Diagnostic by the code in the schema; undefined for issues without one. */
function diagnosticForCode(at: LocatedIssue): RawDiagnostic | undefined {
  const { path, actual } = at;
  const { code = '', reason } = at.issue;
  const issue = valueDiagnostic(code, actual, path);
  if (issue) return issue;
  const found = wordOf(actual);
  if (code === 'bad-external-href') return diagnosticOf(at, code, { expected: /^https:/i.test(found) ? 'https:' : '' });
  if (code === 'unknown-icon') return diagnosticOf(at, code, { nearest: suggestValue(found, iconNames) });
  if (code === 'bad-image-path') return diagnosticOf(at, code, { expected: imageNameErrorOf(found) });
  if (!Object.hasOwn(messages, code)) return undefined;
  return diagnosticOf(at, code as Code, reason.is === 'rule' ? (reason.parameters as Parameters | undefined) : {});
}

/** The former address of a post given as a bare name: it was below the path of the collection. */
function formerAddress(
  { code, path }: RawDiagnostic,
  { input, actual }: LocatedIssue,
  takes: (one: string) => boolean,
): string | undefined {
  if (code !== 'bad-former-path' || path[0] !== 'collections') return undefined;
  const meant = `${wordOf(get(input.value, 'path'))}/${wordOf(actual)}`;
  return takes(meant) ? meant : undefined;
}

/** Adds the intended value to a diagnostic if only the format is wrong. */
function withSuggestion(diagnostic: RawDiagnostic, at: LocatedIssue): RawDiagnostic {
  const { code, path, parameters = {} } = diagnostic;
  const { path: start, index, value } = at.input;
  const inside = path.slice(start.length);
  const text = valueAt(inside, value);
  if (parameters.nearest !== undefined || typeof text !== 'string') return diagnostic;
  const place = indexWithin(index, inside, value);
  const takes = (one: string) => place !== undefined && issuesOf(place, one).length === 0;
  const meant = formerAddress(diagnostic, at, takes) ?? suggestFormat(code, text, takes);
  return meant === undefined ? diagnostic : { ...diagnostic, parameters: { ...parameters, nearest: meant } };
}

function unknownKeys(at: LocatedIssue, keys: readonly string[]): RawDiagnostic[] {
  const { chosen } = nodesAt(at);
  const known = Object.keys(chosen?.is === 'object' ? chosen.fields : {});
  const unused = known.filter((key) => get(at.actual, key) === undefined);
  return keys.map((key) => ({
    code: 'unknown-key',
    path: [...at.path, key],
    atKey: true,
    parameters: { found: key, nearest: nearest(key, unused), list: known },
  }));
}

/** Types of the objects that may be at the key of an issue. */
function typesAround({ issue, input }: LocatedIssue): string[] {
  const union = indexWithin(input.index, issue.path.slice(0, -1), input.value);
  return union === undefined ? [] : typesAt(union);
}

function unknownType(at: LocatedIssue): RawDiagnostic {
  const { actual } = at;
  const types = typesAround(at);
  return diagnosticOf(at, 'unknown-type', { nearest: nearest(wordOf(actual), types), list: types });
}

function wrongWord(at: LocatedIssue, words: readonly unknown[]): RawDiagnostic {
  const { actual } = at;
  const list = words.map(String);
  const wrongType = (expected: string) => diagnosticOf(at, 'wrong-type', { expected, found: typeName(actual) });
  const areTruths = words.every((word) => typeof word === 'boolean');
  const isListOrObject = actual !== null && typeof actual === 'object';
  if (typeof actual !== 'boolean' && (words.includes(true) || (areTruths && isListOrObject)))
    return wrongType(list.length === 1 ? (list[0] ?? '') : 'boolean');
  if (isListOrObject) return wrongType(words.every((word) => typeof word === 'number') ? 'number' : 'string');
  return diagnosticOf(at, 'wrong-value', { nearest: suggestValue(wordOf(actual), list), list });
}

/**
 * Whether a list of strings is given where a string or one string for each language is expected. That is usually meant as the
 * latter.
 */
function isListForText(at: LocatedIssue): boolean {
  const { place } = nodesAt(at);
  const { actual } = at;
  const areTexts = Array.isArray(actual) && actual.length > 1 && actual.every((item) => typeof item === 'string');
  return areTexts && place?.is === 'string' && fieldRoleOf(place.kind).isByLanguage;
}

/** Diagnostic of a rule in a custom block: its own message (a line in each message language), or examples of the field. */
function diagnosticOfCustomRule(at: LocatedIssue): RawDiagnostic {
  const texts = (at.issue.code ?? '').trim().split('\n');
  const { examples = [] } = noteOf(nodesAt(at).place);
  return diagnosticOf(at, 'invalid', {
    list: examples.map(String),
    ...(isCustomTexts(texts) && { field: byMessageLanguage(texts) }),
  });
}

/** Issues that mean a missing key if the value is undefined. */
const impliesMissingKey = new Set<IssueReason['is']>(['type', 'word', 'variant', 'either']);

/** Translates a schema issue into diagnostics. */
function diagnosticsOfIssue(issue: SchemaIssue, input: ValidationInput): RawDiagnostic[] {
  const { reason } = issue;
  const path = [...input.path, ...issue.path];
  const actual = valueAt(issue.path, input.value);
  const at: LocatedIssue = { issue, input, path, actual };
  if (reason.is === 'unknown-keys') return unknownKeys(at, reason.keys);
  if (actual === undefined && impliesMissingKey.has(reason.is)) {
    const list = reason.is === 'variant' ? { list: typesAround(at) } : {};
    return [{ code: 'missing-key', path: path.slice(0, -1), parameters: { found: String(path.at(-1)), ...list } }];
  }
  if (reason.is === 'either') return noMatchingOption(at, reason.options);
  if (reason.is === 'variant') return [unknownType(at)];
  if (reason.is === 'type') {
    const expected = isListForText(at) ? 'stringByLanguage' : reason.expected;
    return [diagnosticOf(at, 'wrong-type', { expected, found: typeName(actual) })];
  }
  if (reason.is === 'word') return [wrongWord(at, reason.words)];
  const told = diagnosticForCode(at);
  if (told) return [withSuggestion(told, at)];
  if (reason.is === 'limit') return [outOfRange(at, reason)];
  return [diagnosticOfCustomRule(at)];
}

/** All schema diagnostics of a value. */
export function checkShape(input: ValidationInput): RawDiagnostic[] {
  return issuesOf(input.index, input.value).flatMap((issue) => diagnosticsOfIssue(issue, input));
}
