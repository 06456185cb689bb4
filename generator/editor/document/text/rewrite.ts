import type { Path } from '../../../core/json/path.ts';
import { type Container, endOfValue, type Member, rootOf, type Span } from '../../../core/json/scan.ts';
import { editString, writeString } from '../../../core/json/string-text.ts';
import { colonIn, type FileStyle, fileStyleOf, gapBefore, indentAt, sampleAt, separatorIn } from '../../../core/json/style.ts';
import { isObject, isSame, type Json, type JsonObject, readJson } from '../../../core/json/value.ts';
import { sampleOfItem, sampleUnder, type WriteContext, writeValue } from '../../../core/json/write.ts';
import { inSchemaOrder, keysAt } from './key-order.ts';
import { indexOfKey } from './members.ts';
import { pairItems } from './pair-items.ts';

/** Text of a member of the result, and its index in the container before; undefined: new. */
interface Part {
  text: string;
  key?: string;
  at: number | undefined;
}

/** Writes a value in the place of another in one pass over the text. */
class Rewriting {
  readonly #text: string;
  readonly #file: FileStyle;

  constructor(text: string) {
    this.#text = text;
    this.#file = fileStyleOf(text);
  }

  value(at: Path, span: Span, before: Json, value: Json): string {
    const raw = this.#text.slice(span.from, span.to);
    if (isSame(before, value)) return raw;
    if (typeof before === 'string' && typeof value === 'string') {
      const { from, to, text } = editString(raw, value, this.#file.strings);
      return raw.slice(0, from) + text + raw.slice(to);
    }
    const container = sampleAt(this.#text, span.from);
    if (container && isObject(before) && isObject(value) && Object.keys(value).some((key) => Object.hasOwn(before, key)))
      return this.#object(at, container, before, value);
    if (container && Array.isArray(before) && Array.isArray(value) && value.length > 0)
      return this.#list(at, container, before, value);
    const sample = sampleUnder(this.#context(span.from), { key: String(at.at(-1)), value, sample: undefined });
    return this.#write(at, value, indentAt(this.#text, span.from), { near: span.from, sample });
  }

  #context(near: number): WriteContext {
    return { text: this.#text, file: this.#file, near };
  }

  #write(at: Path, value: Json, indent: string, { near, sample }: { near: number; sample: Container | undefined }): string {
    return writeValue(this.#context(near), inSchemaOrder(at, value), indent, sample);
  }

  /** Indentation of a new member before an index. */
  #indent(container: Container, index: number): string {
    const separator = separatorIn(this.#text, container, index, this.#file);
    const line = separator.lastIndexOf('\n');
    if (line !== -1) return separator.slice(line + 1).replace(/[^ \t].*/s, '');
    return indentAt(this.#text, container.members[Math.min(index, container.members.length - 1)]?.start ?? container.open);
  }

  #object(at: Path, container: Container, before: JsonObject, value: JsonObject): string {
    // Of a duplicate key the last member counts.
    const last = new Map(container.members.map((member, index) => [member.key ?? '', { member, index }]));
    const parts = [...last].flatMap(([key, { member, index }]): (Part & { key: string })[] => {
      const next = Object.hasOwn(value, key) ? value[key] : undefined;
      if (next === undefined) return [];
      const own = this.value([...at, key], member, before[key] as Json, next);
      return [{ key, text: this.#text.slice(member.start, member.from) + own, at: index }];
    });
    const order = keysAt(at, before);
    for (const [key, child] of Object.entries(value)) {
      if (last.has(key)) continue;
      const members = parts.map((part): Member => ({ key: part.key, start: 0, from: 0, to: 0 }));
      const index = indexOfKey({ ...container, members }, key, order);
      parts.splice(index, 0, { key, text: this.#newMember(at, container, index, [key, child]), at: undefined });
    }
    return this.#join(container, parts);
  }

  #newMember(at: Path, container: Container, index: number, [key, value]: [string, Json]): string {
    const near = container.members[index]?.start ?? container.close;
    const colon = colonIn(this.#text, container, index - 1, this.#file);
    const sample = sampleUnder(this.#context(near), { key, value, sample: undefined });
    const written = this.#write([...at, key], value, this.#indent(container, index), { near, sample });
    return writeString(key, this.#file.strings) + colon + written;
  }

  #list(at: Path, container: Container, before: Json[], value: Json[]): string {
    const pairs = pairItems(before, value);
    let old = 0;
    const parts = value.map((item, index): Part => {
      const pair = pairs.get(index);
      const member = pair === undefined ? undefined : container.members[pair];
      if (pair !== undefined && member) {
        old = pair + 1;
        return { text: this.value([...at, index], member, before[pair] as Json, item), at: pair };
      }
      const near = container.members[old]?.start ?? container.close;
      const sample = sampleOfItem(this.#context(near), container, item, Math.max(0, old - 1));
      return { text: this.#write([...at, index], item, this.#indent(container, old), { near, sample }), at: undefined };
    });
    return this.#join(container, parts);
  }

  /** Puts members together, with the separators that they had. */
  #join(container: Container, parts: readonly Part[]): string {
    const { open, close, members } = container;
    const pieces = [this.#text.slice(open, members[0]?.start ?? close)];
    for (const [index, { text, at }] of parts.entries()) {
      const previous = parts[index - 1]?.at;
      const isBeside = at !== undefined && at > 0 && previous === at - 1;
      if (index > 0) {
        const place = at ?? (previous ?? 0) + 1;
        pieces.push(isBeside ? gapBefore(this.#text, container, at) : separatorIn(this.#text, container, place, this.#file));
      }
      pieces.push(text);
    }
    return pieces.join('') + this.#text.slice(members.at(-1)?.to ?? open + 1, close + 1);
  }
}

/**
 * Text of a site file with another value: everything that is the same stays byte for byte. In contrast to `editsOf`, takes time
 * in proportion to the text, however much of it changes.
 * @returns undefined if the text is not valid JSON
 */
export function rewriteText(text: string, value: Json): string | undefined {
  const before = readJson(text);
  if (before === undefined) return undefined;
  const from = rootOf(text);
  const to = endOfValue(text, from);
  const written = new Rewriting(text).value([], { from, to }, before, value);
  return text.slice(0, from) + written + text.slice(to);
}
