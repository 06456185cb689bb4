import { decode } from './entities.ts';
import { scanHtml } from './scan-html.ts';

/** Visible texts of a form field; values of hidden fields and checkboxes are not shown. */
function fieldTexts(tag: string): string[] {
  if (/ type="(?:hidden|checkbox|radio)"/.test(tag)) return [];
  return [...tag.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, text = '']) => text);
}

const isField = (body: string, from: number) => body.startsWith('<input', from) || body.startsWith('<textarea', from);

/** Visible text of a rendered body; texts in form fields come last. */
export function visibleText(body: string): string {
  let words = '';
  let inFields = '';
  scanHtml(body, {
    text: (from, to) => {
      // Text of separate elements is drawn separately.
      words += body.slice(from, to) + (to < body.length ? ' ' : '');
    },
    tag: (from, to) => {
      if (isField(body, from)) for (const text of fieldTexts(body.slice(from, to))) inFields += ` ${text}`;
    },
  });
  return decode(words + inFields);
}

/** Set of characters in order of first occurrence. */
class Characters {
  readonly #known = new Uint32Array(0x10000 / 32);
  readonly #wide = new Set<string>();
  #met = '';

  #addUnit(unit: number): void {
    const bit = 1 << (unit & 31);
    const word = this.#known[unit >> 5] ?? 0;
    if ((word & bit) !== 0) return;
    this.#known[unit >> 5] = word | bit;
    this.#met += String.fromCharCode(unit);
  }

  /** Adds a range of escaped text. */
  add(text: string, start: number, end: number): void {
    const known = this.#known;
    for (let i = start; i < end; i++) {
      const unit = text.charCodeAt(i);
      // Skip known characters. `&` starts a character reference; surrogates are never recorded here.
      if (((known[unit >> 5] as number) & (1 << (unit & 31))) !== 0 && unit !== 0x26) continue;
      if (unit === 0x26) {
        const reference = text.slice(i, text.indexOf(';', i) + 1);
        const character = decode(reference);
        this.#addUnit(character === '' ? unit : character.charCodeAt(0));
        if (character.length === 1) i += reference.length - 1;
      } else if (unit >= 0xd800 && unit < 0xdc00) {
        this.#wide.add(String.fromCodePoint(text.codePointAt(i++) ?? unit));
      } else this.#addUnit(unit);
    }
  }

  /** Adds unescaped text. */
  addPlain(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit >= 0xd800 && unit < 0xdc00) this.#wide.add(String.fromCodePoint(text.codePointAt(i++) ?? unit));
      else this.#addUnit(unit);
    }
  }

  toString(): string {
    return this.#met + [...this.#wide].join('');
  }
}

/** Characters that a browser draws for a part of a body. */
export interface VisibleCharacters {
  /** Each character of its text once, in order of first occurrence. */
  characters: string;
  /** Texts in its form fields, escaped. */
  inFields: string[];
}

/** Reads a part of a body that starts and ends between elements. */
export function visibleCharactersIn(body: string): VisibleCharacters {
  const characters = new Characters();
  const inFields: string[] = [];
  scanHtml(body, {
    text: (from, to) => {
      characters.add(body, from, to);
      if (to < body.length) characters.add(' ', 0, 1);
    },
    tag: (from, to) => {
      if (isField(body, from)) inFields.push(...fieldTexts(body.slice(from, to)));
    },
  });
  return { characters: characters.toString(), inFields };
}

/**
 * Each character that a browser draws for a rendered body once, in order of first occurrence; those in form fields last.
 * Equivalent to the characters of `visibleText`, without building that text.
 * @param parts parts of the body, from top to bottom
 */
export function mergeVisibleCharacters(parts: readonly VisibleCharacters[]): string {
  const characters = new Characters();
  for (const { characters: met } of parts) characters.addPlain(met);
  for (const text of parts.flatMap(({ inFields }) => inFields)) characters.add(` ${text}`, 0, text.length + 1);
  return characters.toString();
}
