import { latinName } from '../../editor/document/latin-name.ts';

/** Longest name of an item, and longest that is made of a title. */
const longestName = 100;

const isName = (text: string) => text.length <= longestName && /^[a-z][a-z0-9-]*$/.test(text);

/**
 * Name of small Latin letters, digits and hyphens, made of a slug or title.
 * @param fallback name for texts without letters that can be transliterated; it precedes their digits
 */
export function nameOf(slug: string, fallback: string): string {
  const plain = slug.toLowerCase();
  if (isName(plain)) return plain;
  const [, digits = ''] = /^(\d[a-z0-9-]*)$/.exec(plain) ?? [];
  if (digits !== '') return `${fallback}-${digits}`.slice(0, longestName).replace(/-+$/, '');
  return latinName(slug) || fallback;
}

/** Names, each of which is given once. */
export class NamePool {
  readonly #used = new Set<string>();
  /** Next number by wish. */
  readonly #numbers = new Map<string, number>();

  /**
   * Takes a name, or a variant with a number.
   * @param isFree further condition on the name
   */
  take(wish: string, isFree: (name: string) => boolean = () => true): string {
    let name = wish;
    let number = this.#numbers.get(wish) ?? 2;
    while (this.#used.has(name) || !isFree(name)) name = `${wish.slice(0, longestName - 6)}-${number++}`;
    this.#numbers.set(wish, number);
    this.#used.add(name);
    return name;
  }
}
