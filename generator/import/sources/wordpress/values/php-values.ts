/** A value that PHP serialised, without objects. Keys of arrays are texts; numbers of lists too. */
export type PhpValue = null | boolean | number | string | { [key: string]: PhpValue };

const maxNesting = 32;

const colon = 0x3a;
const semicolon = 0x3b;
const quote = 0x22;

class NotSerialised extends Error {}

/** Reads bytes: PHP counts the length of texts in bytes. Data only: objects and references are refused. */
class PhpReader {
  private position = 0;
  private readonly bytes: Buffer;
  private readonly readsPlainObjects: boolean;

  constructor(bytes: Buffer, readsPlainObjects: boolean) {
    this.bytes = bytes;
    this.readsPlainObjects = readsPlainObjects;
  }

  get isAtEnd(): boolean {
    return this.bytes.subarray(this.position).toString('latin1').trim() === '';
  }

  value(depth = 0): PhpValue {
    if (depth > maxNesting) throw new NotSerialised();
    const type = String.fromCharCode(this.bytes[this.position] ?? 0);
    this.position++;
    if (type === 'N') return this.skip(semicolon, null);
    this.skip(colon);
    if (type === 'b') return this.until(semicolon) === '1';
    if (type === 'i' || type === 'd') return this.number();
    if (type === 's') return this.text(semicolon);
    if (type === 'a') return this.list(depth);
    if (type === 'O' && this.readsPlainObjects && this.text(colon) === 'stdClass') return this.list(depth);
    throw new NotSerialised();
  }

  private skip<T>(expected: number, result?: T): T {
    if (this.bytes[this.position] !== expected) throw new NotSerialised();
    this.position++;
    return result as T;
  }

  private until(end: number): string {
    const index = this.bytes.indexOf(end, this.position);
    if (index === -1 || index - this.position > 40) throw new NotSerialised();
    const text = this.bytes.toString('latin1', this.position, index);
    this.position = index + 1;
    return text;
  }

  private number(): number {
    const text = this.until(semicolon);
    const number = Number(text);
    if (text === '' || Number.isNaN(number)) throw new NotSerialised();
    return number;
  }

  private length(): number {
    const text = this.until(colon);
    if (!/^\d{1,9}$/.test(text)) throw new NotSerialised();
    return Number(text);
  }

  private text(end: number): string {
    const length = this.length();
    this.skip(quote);
    if (this.position + length > this.bytes.length) throw new NotSerialised();
    const text = this.bytes.toString('utf8', this.position, this.position + length);
    this.position += length;
    this.skip(quote);
    return this.skip(end, text);
  }

  private list(depth: number): { [key: string]: PhpValue } {
    const count = this.length();
    this.skip(0x7b);
    const entries: [string, PhpValue][] = [];
    for (let index = 0; index < count; index++) {
      const key = this.value(depth + 1);
      if (typeof key !== 'string' && typeof key !== 'number') throw new NotSerialised();
      entries.push([String(key), this.value(depth + 1)]);
    }
    this.skip(0x7d);
    return Object.fromEntries(entries);
  }
}

/**
 * Reads what PHP's `serialize` wrote; undefined for anything else and for values with objects.
 * @param options.readsPlainObjects reads objects without a class of their own as arrays
 */
export function unserialize(text: string, { readsPlainObjects = false } = {}): PhpValue | undefined {
  const trimmed = text.trim();
  if (!/^(?:N;|[bid]:|[saO]:\d)/.test(trimmed)) return undefined;
  try {
    const reader = new PhpReader(Buffer.from(trimmed, 'utf8'), readsPlainObjects);
    const value = reader.value();
    return reader.isAtEnd ? value : undefined;
  } catch (error) {
    if (error instanceof NotSerialised) return undefined;
    throw error;
  }
}

/** Whether a text is meant to be serialised, even if it cannot be read. */
export const isSerialised = (text: string): boolean => /^(?:N;$|b:[01];$|[id]:[-\d.E+]+;$|[saOC]:\d+:["{])/.test(text.trim());

/** Members of a value that is an array. */
export const phpMembers = (value: PhpValue | undefined): [string, PhpValue][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** All texts in a value, in their order. */
export function phpTexts(value: PhpValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  return phpMembers(value).flatMap(([, member]) => phpTexts(member));
}
