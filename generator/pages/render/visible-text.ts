import { decode } from './entities.ts';
import { scanHtml } from './scan-html.ts';

/** What a field shows of itself: a value that is hidden, or sent by a tick, is not drawn. */
function fieldTexts(tag: string): string[] {
  if (/ type="(?:hidden|checkbox|radio)"/.test(tag)) return [];
  return [...tag.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, text = '']) => text);
}

const isField = (body: string, from: number) => body.startsWith('<input', from) || body.startsWith('<textarea', from);

/** The words of a rendered body that a browser draws, those in its fields last. */
export function visibleText(body: string): string {
  let words = '';
  let inFields = '';
  scanHtml(body, {
    text: (from, to) => {
      // Texts of two elements are drawn apart.
      words += body.slice(from, to) + (to < body.length ? ' ' : '');
    },
    tag: (from, to) => {
      if (isField(body, from)) for (const text of fieldTexts(body.slice(from, to))) inFields += ` ${text}`;
    },
  });
  return decode(words + inFields);
}

/** Characters by the order in which they are first met. */
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

  /** Those of a part of a text as React writes it. */
  add(text: string, start: number, end: number): void {
    const known = this.#known;
    for (let i = start; i < end; i++) {
      const unit = text.charCodeAt(i);
      // Nearly all have been met. A sign that begins a reference tells what it is; half of a pair is never among them.
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

  /** Those of a text as it is read. */
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

/** What a browser draws of a part of a body. */
export interface VisibleCharacters {
  /** Each character of its text, once, in the order in which they are first met. */
  characters: string;
  /** The texts in its fields, as React writes them. */
  inFields: string[];
}

/** Reads a part of a body that begins and ends between its elements. */
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
 * Each character that a browser draws of a rendered body, once, in the order in which they are first met; those of its
 * fields last. The same as of `drawnText`, without making that text.
 * @param parts those of the body, from top to bottom.
 */
export function mergeVisibleCharacters(parts: readonly VisibleCharacters[]): string {
  const characters = new Characters();
  for (const { characters: met } of parts) characters.addPlain(met);
  for (const text of parts.flatMap(({ inFields }) => inFields)) characters.add(` ${text}`, 0, text.length + 1);
  return characters.toString();
}
