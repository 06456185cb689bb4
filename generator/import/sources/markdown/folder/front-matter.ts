import { parse as parseToml, TomlDate } from 'smol-toml';
import { parseDocument } from 'yaml';

/** A value as written: numbers, dates and truth values are text. */
export type Value = string | Value[] | Fields;

export interface Fields {
  [name: string]: Value;
}

/** A file: its metadata and its text. */
export interface FrontMatter {
  fields: Fields;
  body: string;
  /** Line at which the body starts. */
  line: number;
  /** Why metadata could not be read, and its text. */
  problem?: { reason: string; data: string };
}

const maxDepth = 20;

/** Plain data of texts, without a prototype. */
export function toValue(data: unknown, depth = 0): Value | undefined {
  if (data === null || data === undefined || depth > maxDepth) return undefined;
  if (typeof data === 'string') return data;
  if (data instanceof TomlDate) return data.toISOString();
  if (Array.isArray(data)) return data.flatMap((item) => toValue(item, depth + 1) ?? []);
  if (typeof data !== 'object') return String(data);
  const fields: Fields = Object.create(null);
  for (const [name, item] of Object.entries(data)) {
    const value = toValue(item, depth + 1);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

const asFields = (value: Value | undefined): Fields =>
  typeof value === 'object' && !Array.isArray(value) ? value : Object.create(null);

/** YAML with texts only: no tags, no aliases, dates as written. @throws Error */
function readYaml(text: string): Value | undefined {
  const document = parseDocument(text, { schema: 'failsafe', logLevel: 'silent', uniqueKeys: false, strict: false });
  if (document.errors[0]) throw document.errors[0];
  return toValue(document.toJS({ maxAliasCount: 0 }));
}

/** Lines `name: value`, for YAML that is not well-formed. */
function readLines(text: string): Fields {
  const fields: Fields = Object.create(null);
  for (const [, name = '', value = ''] of text.matchAll(/^([\w-]+)[ \t]*[:=][ \t]*(.+)$/gm)) {
    fields[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2');
  }
  return fields;
}

export type DataFormat = 'yaml' | 'toml' | 'json';

/** Reads data. @throws Error if it is not well-formed */
export function readData(text: string, format: DataFormat): Value | undefined {
  if (format === 'yaml') return readYaml(text);
  if (format === 'toml') return toValue(parseToml(text));
  return toValue(JSON.parse(text));
}

/** Format of a file by its name. */
export function formatOf(file: string): DataFormat | undefined {
  if (/\.ya?ml$/i.test(file)) return 'yaml';
  if (/\.toml$/i.test(file)) return 'toml';
  return /\.json$/i.test(file) ? 'json' : undefined;
}

/** Reads a file of data; empty if it cannot be read. */
export function readFields(text: string | undefined, file: string): Fields {
  const format = formatOf(file);
  if (text === undefined || !format) return asFields(undefined);
  try {
    return asFields(readData(text, format));
  } catch {
    return format === 'yaml' ? readLines(text) : asFields(undefined);
  }
}

const fenced = [
  { format: 'yaml', pattern: /^---[ \t]*\n([\s\S]*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/ },
  { format: 'toml', pattern: /^\+\+\+[ \t]*\n([\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\n|$)/ },
] as const;

const lineCount = (text: string): number => text.split('\n').length - 1;

function split(text: string): { format: DataFormat; data: string; body: string; line: number } | undefined {
  for (const { format, pattern } of fenced) {
    const found = pattern.exec(text);
    if (found) {
      return { format, data: found[1] ?? '', body: text.slice(found[0].length), line: 1 + lineCount(found[0]) };
    }
  }
  if (!/^\{\s*["}]/.test(text)) return undefined;
  const end = /\n\}[ \t]*(?:\n|$)/.exec(text);
  if (!end) return undefined;
  const data = text.slice(0, end.index + 2);
  return { format: 'json', data, body: text.slice(data.length), line: 1 + lineCount(data) };
}

/** Splits a file into metadata and body. */
export function readFrontMatter(text: string): FrontMatter {
  const parts = split(text);
  const none = { fields: asFields(undefined), body: text, line: 1 };
  if (!parts) return none;
  const { format, data, body, line } = parts;
  try {
    const value = readData(data, format);
    // Text between two lines is no metadata.
    return typeof value === 'string' && value.trim() !== '' ? none : { fields: asFields(value), body, line };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    const fields = readLines(data);
    return Object.keys(fields).length === 0 ? none : { fields, body, line, problem: { reason, data } };
  }
}
