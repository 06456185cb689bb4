import { siteSchema, type WrittenSite } from '../../site.schema.ts';
import type { Path } from '../content/path.ts';
import { get, wordOf } from '../content/walk.ts';
import { type Code, catalogue, type Parameters } from '../diagnostics/catalogue/catalogue.ts';
import { faultOfName } from '../diagnostics/catalogue/image-names.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { meantValue } from './meanings.ts';
import { meantForm } from './meant-forms.ts';
import { meantPage } from './meant-pages.ts';
import { chosenOf, type Schema, typesOf } from './schema-view.ts';
import { type Issue, readShape } from './shape-pieces.ts';
import { valueFault } from './value-faults.ts';

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => get(value, key), root);
}

/** The schema of a place; undefined where the value leaves open which one it is. */
function schemaAt(path: Path, value: unknown, schema: Schema = siteSchema as unknown as Schema): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { shape = {}, element, valueType } = chosenOf(schema, value)?.def ?? {};
  const next = element ?? valueType ?? (Object.hasOwn(shape, key) ? shape[key] : undefined);
  return next && schemaAt(rest, get(value, key), next);
}

/** Keys that the schema knows at a place. */
function keysAt(path: Path, root: unknown): string[] {
  const schema = schemaAt(path, root);
  return Object.keys((schema && chosenOf(schema, valueAt(root, path))?.def.shape) ?? {});
}

/** What a field is, in both languages: the beginning of its explanation. */
function describeField(schema: Schema | undefined): { ar: string; en: string } | undefined {
  const [ar, en] = (schema?.description ?? '').split('\n').map((line) => line.replace(/[.؛;:(،].*$/s, '').trim());
  return ar && en ? { ar, en: en.charAt(0).toLowerCase() + en.slice(1) } : undefined;
}

/** What a limit counts of a value. */
function amountOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : Object.keys(value ?? {}).length;
}

/** Both limits of a number, a list or a text. */
function limitsOf(schema: Schema | undefined): { least?: number; most?: number } {
  const checks = (schema?.def.checks ?? []).map(({ _zod: { def } }) => def);
  const find = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const [low, high] = [find('greater_than', 'min_length'), find('less_than', 'max_length')];
  return {
    ...(low && { least: Number(low.value ?? low.minimum) }),
    ...(high && { most: Number(high.value ?? high.maximum) }),
  };
}

/** The limits that an issue is about; undefined when it is about something else. */
function range(issue: Issue, actual: unknown, root: unknown): Parameters | undefined {
  const isRange = issue.code === 'too_small' || issue.code === 'too_big' || issue.code === 'not_multiple_of';
  if (!isRange) return undefined;
  const path = issue.path as Path;
  const schema = schemaAt(path, root);
  const { least, most } = limitsOf(schema && chosenOf(schema, actual));
  return {
    found: String(path.findLast((part) => typeof part === 'string') ?? ''),
    field: describeField(schema),
    range: {
      isList: Array.isArray(actual),
      amount: amountOf(actual),
      isText: typeof actual === 'string',
      ...(issue.code === 'not_multiple_of' && { step: Number(issue.divisor) }),
      least: issue.code === 'too_small' ? Number(issue.minimum) : least,
      most: issue.code === 'too_big' ? Number(issue.maximum) : most,
    },
  };
}

/** A value that may have several shapes: the faults of the one that it nearly has, or all shapes by name. */
function unionFindings(issue: Issue & { code: 'invalid_union' }, value: unknown, path: Path): Finding[] {
  const actual = valueAt(value, path);
  const options = issue.errors as Issue[][];
  // A shape of another kind, such as a text for an object, says so of the value as a whole.
  const isOther = ({ code, path: inner }: Issue) => inner.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  const near = options.find((issues) => !issues.some(isOther));
  if (near) return near.flatMap((one) => toFindings({ ...one, path: [...path, ...one.path] } as Issue, value));
  const expected = options.flatMap(([first]) =>
    first?.code === 'invalid_type' ? [first.expected] : first?.code === 'invalid_value' ? first.values.map(String) : [],
  );
  return [{ code: 'wrong-type', path, parameters: { expected: expected.join('|'), found: typeName(actual) } }];
}

/** What a code of the schema says of a value; undefined for issues that have none. */
function toldOf(issue: Issue, actual: unknown): Finding | undefined {
  const path = issue.path as Path;
  const found = wordOf(actual);
  const finding = (code: Code, parameters: Parameters = {}): Finding => ({ code, path, parameters: { found, ...parameters } });
  const fault = valueFault(issue.message, actual, path);
  if (fault) return fault;
  if (issue.message === 'bad-external-href') {
    return finding('bad-external-href', { expected: /^https:/i.test(found) ? 'https:' : '' });
  }
  if (issue.message === 'bad-image-path') return finding('bad-image-path', { expected: faultOfName(found) });
  if (!Object.hasOwn(catalogue, issue.message)) return undefined;
  return finding(issue.message as Code, issue.code === 'custom' ? (issue.params as Parameters | undefined) : {});
}

/** A finding with the value that was meant, where its form alone is wrong, or a slash is lost from the path of a page. */
function withMeant(finding: Finding, root: unknown): Finding {
  const { code, path, parameters = {} } = finding;
  const text = valueAt(root, path);
  if (parameters.nearest !== undefined || typeof text !== 'string') return finding;
  const schema = schemaAt(path, root) as unknown as { safeParse: (value: string) => { success: boolean } } | undefined;
  const takes = (value: string) => schema?.safeParse(value).success === true;
  const meant = meantForm(code, text, takes) ?? (code === 'bad-href' ? meantPage(text, path, root) : undefined);
  return meant === undefined ? finding : { ...finding, parameters: { ...parameters, nearest: meant } };
}

/** Translates one issue of zod into findings with our codes. */
function toFindings(issue: Issue, value: unknown): Finding[] {
  const path = issue.path as Path;
  const actual = valueAt(value, path);
  const found = wordOf(actual);
  const finding = (code: Code, parameters: Parameters = {}): Finding => ({ code, path, parameters: { found, ...parameters } });
  if (issue.code === 'unrecognized_keys') {
    const unused = keysAt(path, value).filter((key) => get(actual, key) === undefined);
    return issue.keys.map((key) => ({
      code: 'unknown-key',
      path: [...path, key],
      atKey: true,
      parameters: { found: key, nearest: nearest(key, unused), list: unused },
    }));
  }
  if (issue.code === 'invalid_union') {
    if (actual === undefined) {
      return [{ code: 'missing-key', path: path.slice(0, -1), parameters: { found: String(path.at(-1)) } }];
    }
    if (issue.discriminator === undefined) return unionFindings(issue, value, path);
    const union = schemaAt(path.slice(0, -1), value);
    const types = union ? typesOf(union) : [];
    return [finding('unknown-type', { nearest: nearest(wordOf(actual), types), list: types })];
  }
  if (actual === undefined && ['invalid_type', 'invalid_value'].includes(issue.code)) {
    return [{ code: 'missing-key', path: path.slice(0, -1), parameters: { found: String(path.at(-1)) } }];
  }
  if (issue.code === 'invalid_type') {
    return [finding('wrong-type', { expected: issue.expected, found: typeName(actual) })];
  }
  if (issue.code === 'invalid_value') {
    const list = issue.values.map(String);
    if (actual !== null && typeof actual === 'object')
      return [finding('wrong-type', { expected: 'string', found: typeName(actual) })];
    if (issue.values.includes(true) && typeof actual !== 'boolean')
      return [finding('wrong-type', { expected: list.length === 1 ? 'true' : 'boolean', found: typeName(actual) })];
    return [finding('wrong-value', { nearest: meantValue(wordOf(actual), list), list })];
  }
  const told = toldOf(issue, actual);
  if (told) return [withMeant(told, value)];
  const limit = range(issue, actual, value);
  return limit ? [finding('out-of-range', limit)] : [finding('invalid', { found: issue.message })];
}

/** The value against the schema: every fault of shape, all at once, or the site that zod has read. */
export function checkShape(value: unknown): { findings: Finding[]; site: WrittenSite | undefined } {
  const { issues, data } = readShape(siteSchema, value);
  return { findings: issues.flatMap((issue) => toFindings(issue, value)), site: data };
}
