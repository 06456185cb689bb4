import type * as z from 'zod';
import { type Site, siteSchema } from '../../site.schema.ts';
import type { Finding } from '../diagnostics.ts';
import { type Code, catalogue, type Parameters } from '../diagnostics-catalogue.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../source.ts';
import { get, wordOf } from './walk.ts';

type Issue = z.core.$ZodIssue;

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => get(value, key), root);
}

/** Keys that the schema knows at a place, for suggestions: what its siblings of the same kind could have. */
function keysOf(schema: unknown, path: Path, value: unknown): string[] {
  const definition = (schema as { def?: Record<string, unknown> } | undefined)?.def;
  if (!definition) return [];
  const { type } = definition;
  if (type === 'optional' || type === 'default') return keysOf(definition.innerType, path, value);
  if (type === 'union') {
    const options = definition.options as { def: { shape: Record<string, { def: { values?: unknown[] } }> } }[];
    const chosen = get(value, 'type');
    const option = options.find((one) => one.def.shape?.type?.def.values?.includes(chosen));
    return option ? keysOf(option, path, value) : [];
  }
  const [key, ...rest] = path;
  if (type === 'object') {
    const shape = definition.shape as Record<string, unknown>;
    if (key === undefined) return Object.keys(shape);
    return Object.hasOwn(shape, key) ? keysOf(shape[key], rest, get(value, key)) : [];
  }
  const next = get(value, key ?? '');
  if (type === 'array') return keysOf(definition.element, rest, next);
  if (type === 'record') return keysOf(definition.valueType, rest, next);
  return [];
}

/** The limit that an issue is about, as terms and numbers. */
function range(issue: Issue, actual: unknown): Parameters | undefined {
  const isList = 'origin' in issue && issue.origin === 'array';
  const found = isList && Array.isArray(actual) ? `[ ${actual.length} ]` : undefined;
  if (issue.code === 'too_small') return { expected: `≥ ${issue.minimum}`, ...(found && { found }) };
  if (issue.code === 'too_big') return { expected: `≤ ${issue.maximum}`, ...(found && { found }) };
  return 'divisor' in issue ? { expected: `n × ${issue.divisor}` } : undefined;
}

/** Schemes that are allowed where they are well formed: their fault is another. */
const allowedSchemes = new Set(['https:', 'mailto:', 'tel:']);

/** The scheme of an address when it is what makes the address wrong. */
function forbiddenScheme(address: unknown): string | undefined {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(wordOf(address))?.[1]?.toLowerCase();
  return scheme && !allowedSchemes.has(scheme) ? scheme : undefined;
}

/** A value that may have several shapes: the faults of the one that it nearly has, or all shapes by name. */
function unionFindings(issue: Issue & { code: 'invalid_union' }, value: unknown, path: Path): Finding[] {
  const actual = valueAt(value, path);
  const options = issue.errors as Issue[][];
  const near = options.find((issues) => issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_value'));
  if (near) return near.flatMap((one) => toFindings({ ...one, path: [...path, ...one.path] } as Issue, value));
  const expected = options.flatMap(([first]) =>
    first?.code === 'invalid_type' ? [first.expected] : first?.code === 'invalid_value' ? first.values.map(String) : [],
  );
  return [{ code: 'wrong-type', path, parameters: { expected: expected.join('|'), found: typeName(actual) } }];
}

/** Translates one issue of zod into findings with our codes. */
function toFindings(issue: Issue, value: unknown): Finding[] {
  const path = issue.path as Path;
  const actual = valueAt(value, path);
  const found = wordOf(actual);
  const finding = (code: Code, parameters: Parameters = {}): Finding => ({ code, path, parameters: { found, ...parameters } });
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(siteSchema, path, value);
    const unused = known.filter((key) => get(actual, key) === undefined);
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
    const types = discriminatorValues(path.slice(0, -1));
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
    return [finding('wrong-value', { nearest: nearest(wordOf(actual), list), list })];
  }
  if (issue.message === 'bad-href') return [finding('bad-href', { expected: forbiddenScheme(actual) })];
  if (Object.hasOwn(catalogue, issue.message)) return [finding(issue.message as Code)];
  const limit = range(issue, actual);
  return limit ? [finding('out-of-range', limit)] : [finding('invalid', { found: issue.message })];
}

function discriminatorValues(path: Path): string[] {
  const isBlock = path.includes('blocks');
  const routes = siteSchema.shape.routes.def.element.shape.blocks.def.element;
  const union = isBlock ? routes : siteSchema.shape.collections.def.valueType;
  return union.def.options.map((option) => String(option.shape.type.def.values[0]));
}

/** The value against the schema: every fault of shape, all at once, or the site that zod has read. */
export function checkShape(value: unknown): { findings: Finding[]; site: Site | undefined } {
  const result = siteSchema.safeParse(value, { reportInput: false });
  if (result.success) return { findings: [], site: result.data };
  return { findings: result.error.issues.flatMap((issue) => toFindings(issue, value)), site: undefined };
}
