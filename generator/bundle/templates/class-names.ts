import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A style in a template. */
interface Style {
  /** Its place among the styles of its file. */
  index: number;
  /** Path of the file relative to the project, with slashes. */
  file: string;
}

/** What no other word of a bundle looks like. */
const longName = /\bqy[0-9a-z]{14}\b/g;

/** Long name -> the file of the template that has the style. */
const files = new Map<string, string>();

/**
 * The name of a style while templates are bundled: long, so that no two styles have the same, and known from everything
 * else in the text. It is the same in every build, from whatever folder that is started.
 */
export function longNameOf({ index, file }: Style): string {
  const hash = BigInt(`0x${createHash('sha256').update(`${file}:${index}`).digest('hex')}`).toString(36);
  const name = `qy${hash.padStart(14, '0').slice(0, 14)}`;
  files.set(name, file);
  return name;
}

/** The file of the template that a class is from; undefined for a class that no template of ours has. */
export const fileOfClass = (name: string): string | undefined => files.get(name);

/** Blockers of advertisements hide what is named so. */
const looksLikeAd = /^ad/;

/** `a` to `z`, then `a0` to `zz`, and so on. */
function shortName(index: number): string {
  const first = String.fromCharCode(97 + (index % 26));
  const rest = Math.floor(index / 26);
  return rest === 0 ? first : first + (rest - 1).toString(36);
}

/** Templates from those of every page to those that few sites ask for: the first get the shortest names. */
const rankPatterns = [
  /^templates\/theme\//,
  /^templates\/layout\/(?:header|breadcrumb|footer|layout|menu\/(?:island|menu-link))\./,
  /^templates\/components\/(?:button|motif|section|two-columns|framed-picture|prose)\./,
  /^templates\/components\/(?!compositions\/)/,
  /^templates\/layout\/(?!headers\/|site-search\/)/,
  /^templates\/blocks\//,
];

function rankOf(name: string): number {
  const rank = rankPatterns.findIndex((room) => room.test(files.get(name) ?? ''));
  return rank === -1 ? rankPatterns.length : rank;
}

/** Gives the text of a bundle with short names in the place of long ones. @throws Error for a name that it does not know. */
export type Shorten = (text: string) => string;

/**
 * Short names for all classes of some texts: names are a good part of what a page and its first sheet weigh, and no
 * compression makes chance shorter. The same texts give the same names.
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

/** Shortens names in the chunks of a build, before these are named by the hash of what they hold. */
export function shortenChunks(shorten: Shorten): Plugin {
  return {
    name: 'qiyam-short-class-names',
    renderChunk: (code) => ({ code: shorten(code), map: null }),
  };
}
