import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Style in a template. */
interface Style {
  /** Index among the styles of its file. */
  index: number;
  /** Path of the file relative to the engine, with slashes. */
  file: string;
}

/** Matches long class names, and nothing else in a bundle. */
const longName = /\bqy[0-9a-z]{14}\b/g;

/** Long class name -> template file that defines it. */
const files = new Map<string, string>();

/**
 * Class name of a style while templates are bundled: long enough to be unique and to be found by a pattern. The same in every
 * build, from whatever folder it is started.
 */
export function longNameOf({ index, file }: Style): string {
  const hash = BigInt(`0x${createHash('sha256').update(`${file}:${index}`).digest('hex')}`).toString(36);
  const name = `qy${hash.padStart(14, '0').slice(0, 14)}`;
  files.set(name, file);
  return name;
}

/** Template file that defines a class; undefined if none does. */
export const fileOfClass = (name: string): string | undefined => files.get(name);

/** Ad blockers hide elements with such class names. */
const looksLikeAd = /^ad/;

/** `a` to `z`, then `a0` to `zz`, and so on. */
function shortName(index: number): string {
  const first = String.fromCharCode(97 + (index % 26));
  const rest = Math.floor(index / 26);
  return rest === 0 ? first : first + (rest - 1).toString(36);
}

/** Templates from those on every page to those on few sites: the first get the shortest names. */
const rankPatterns = [
  /^templates\/theme\//,
  /^templates\/layout\/(?:header|breadcrumb|footer|layout|menu\/(?:island|menu-link))\./,
  /^templates\/components\/(?:button|motif|section|two-columns|framed-picture|prose)\./,
  /^templates\/components\/(?!compositions\/)/,
  /^templates\/layout\/(?!headers\/|site-search\/)/,
  /^templates\/blocks\//,
];

function rankOf(name: string): number {
  const rank = rankPatterns.findIndex((pattern) => pattern.test(files.get(name) ?? ''));
  return rank === -1 ? rankPatterns.length : rank;
}

/**
 * Replaces long class names in the text of a bundle.
 * @throws Error for an unknown name
 */
export type Shorten = (text: string) => string;

/**
 * Assigns short names to all classes in some texts: class names are a large part of a page and its critical CSS, and random
 * characters do not compress. Deterministic.
 */
export function createShorten(texts: readonly string[]): Shorten {
  const all = [...new Set(texts.flatMap((text) => text.match(longName) ?? []))].sort();
  const long = all.toSorted((one, other) => rankOf(one) - rankOf(other));
  const names = Array.from({ length: 2 * long.length + 100 }, (_, index) => shortName(index)).filter(
    (name) => !looksLikeAd.test(name),
  );
  const short = new Map(long.map((name, index) => [name, names[index] ?? '']));
  return (text) =>
    text.replaceAll(longName, (name) => {
      const found = short.get(name);
      if (!found) throw new Error(`The class ${name} of ${files.get(name)} is in no page.`);
      return found;
    });
}

/** Shortens class names in chunks before Vite names the chunks by content hash. */
export function shortenChunks(shorten: Shorten): Plugin {
  return {
    name: 'qiyam-short-class-names',
    renderChunk: (code) => ({ code: shorten(code), map: null }),
  };
}
