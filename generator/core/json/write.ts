import { type Container, indexIn, readContainer, skipSpace } from './scan.ts';
import { writeString } from './string-text.ts';
import { colonIn, type FileStyle, isOnOneLine, paddingIn, sampleAt, separatorIn, unitIn } from './style.ts';
import { isObject, type Json, type JsonObject } from './value.ts';

/** Context of a written value: formatting is copied from nearby values. */
export interface WriteContext {
  text: string;
  file: FileStyle;
  /** Approximate offset of the new value. */
  near: number;
}

/** Maximum distance of a sample value from the offset. Characters. */
const searchDistance = 200_000;

/** Lines longer than this are broken if the sample is much shorter. Characters. */
const longLine = 130;

const isContainer = (value: Json): value is Json[] | JsonObject => typeof value === 'object' && value !== null;
const isEmpty = (value: Json[] | JsonObject) => (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0);

/** A list or object under the same key elsewhere in the file, the nearest before the offset first. */
function findLike({ text, near }: WriteContext, key: string, value: Json): Container | undefined {
  const written = JSON.stringify(key);
  const bracket = Array.isArray(value) ? '[' : '{';
  const at = (found: number) => {
    const colon = found === -1 ? -1 : skipSpace(text, found + written.length);
    if (text[colon] !== ':') return undefined;
    const from = skipSpace(text, colon + 1);
    return text[from] === bracket ? sampleAt(text, from) : undefined;
  };
  for (let found = near, tries = 0; tries < 8; tries++) {
    found = found <= 0 ? -1 : text.lastIndexOf(written, found - 1);
    if (found === -1 || near - found > searchDistance) break;
    const sample = at(found);
    if (sample) return sample;
  }
  for (let found = near, tries = 0; tries < 8; tries++, found++) {
    found = text.indexOf(written, found);
    if (found === -1 || found - near > searchDistance) break;
    const sample = at(found);
    if (sample) return sample;
  }
  return undefined;
}

/** The item of a sample list that is most similar: of the same type, else at the same index. */
export function sampleOfItem(
  context: WriteContext,
  list: Container | undefined,
  item: Json,
  index: number,
): Container | undefined {
  if (!list || !isContainer(item)) return undefined;
  const bracket = Array.isArray(item) ? '[' : '{';
  const alike = list.members.filter(({ from }) => context.text[from] === bracket);
  if (alike.length === 0) return undefined;
  const near = alike[Math.min(index, alike.length - 1)];
  const type = isObject(item) ? item.type : undefined;
  const sameType = type === undefined ? near : (alike.find(({ from }) => typeAt(context.text, from) === type) ?? near);
  return sampleAt(context.text, sameType?.from);
}

function typeAt(text: string, from: number): unknown {
  const container = readContainer(text, from);
  const member = container?.members[indexIn(container, 'type')];
  return member && JSON.parse(text.slice(member.from, member.to));
}

/** Layout of the members of a list or object. */
interface Layout {
  isInline: boolean;
  padding: string;
  colon: string;
  comma: string;
  unit: string;
}

function layoutOf(context: WriteContext, value: Json[] | JsonObject, sample: Container | undefined): Layout {
  const { text, file } = context;
  if (!sample) {
    const padding = file.comma === ', ' && !Array.isArray(value) ? ' ' : '';
    return { isInline: file.isInline, padding, colon: file.colon, comma: file.comma, unit: file.unit };
  }
  const isInline = isOnOneLine(text, sample) && !isTooLong(value, sample);
  const padding = paddingIn(text, sample) ?? '';
  const comma = sample.members.length > 1 && isInline ? separatorIn(text, sample, 1, file) : file.comma;
  return { isInline, padding, colon: colonIn(text, sample, 0, file), comma, unit: unitIn(text, sample) ?? file.unit };
}

function isTooLong(value: Json, sample: Container): boolean {
  const length = JSON.stringify(value).length;
  return length > longLine && length > 2 * (sample.close - sample.open);
}

/**
 * Formats a value like its neighbours: on one line or on several, with the same indentation.
 * @param indent indentation of the first line
 * @param sample a similar value
 */
export function writeValue(context: WriteContext, value: Json, indent: string, sample?: Container): string {
  if (typeof value === 'string') return writeString(value, context.file.strings);
  if (!isContainer(value)) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (isEmpty(value)) return `${open}${close}`;
  const layout = layoutOf(context, value, sample);
  const inner = layout.isInline ? indent : indent + layout.unit;
  const members = writeMembers(layout.isInline ? inLine(context) : context, {
    value,
    indent: inner,
    sample,
    colon: layout.colon,
  });
  if (layout.isInline) return `${open}${layout.padding}${members.join(layout.comma)}${layout.padding}${close}`;
  const { newline } = context.file;
  return `${open}${newline}${members.map((member) => inner + member).join(`,${newline}`)}${newline}${indent}${close}`;
}

const isRow = (value: Json) => Array.isArray(value) && !value.some(isContainer);

/** Everything inside a single-line value is on that line, regardless of samples. */
const inLine = (context: WriteContext): WriteContext => ({ ...context, near: -1, file: { ...context.file, isInline: true } });

interface Members {
  value: Json[] | JsonObject;
  indent: string;
  sample: Container | undefined;
  colon: string;
}

function writeMembers(context: WriteContext, { value, indent, sample, colon }: Members): string[] {
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const like = sampleOfItem(context, sample, item, index);
      // Table rows are easier to read on one line each.
      return writeValue(like === undefined && isRow(item) ? inLine(context) : context, item, indent, like);
    });
  }
  return Object.entries(value).map(([key, member]) => {
    const written = `${writeString(key, context.file.strings)}${colon}`;
    return written + writeValue(context, member, indent, sampleUnder(context, { key, value: member, sample }));
  });
}

interface MemberInput {
  key: string;
  value: Json;
  sample: Container | undefined;
}

/** Sample for a value under a key: the same key in the parent's sample, else the same key elsewhere in the file. */
export function sampleUnder(context: WriteContext, { key, value, sample }: MemberInput): Container | undefined {
  if (!isContainer(value)) return undefined;
  const member = sample?.members[indexIn(sample, key)];
  const own = sampleAt(context.text, member?.from);
  if (own && own.isList === Array.isArray(value)) return own;
  return context.near < 0 ? undefined : findLike(context, key, value);
}
