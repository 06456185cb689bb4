import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputFile } from '../write.ts';
import { linkedStyles, pageFonts, pagePictures, pageScripts } from './page-resources.ts';
import { screens } from './screens.ts';
import { inlineStyles } from './tags.ts';

/** What a page is weighed by. */
export const budgetKinds = ['html', 'styles', 'firstFlight', 'scripts', 'scriptsInUse', 'fonts', 'images'] as const;
export type BudgetKind = (typeof budgetKinds)[number];

/** A file, or a piece of one, that a visitor is sent. */
export interface Part {
  /** Relative to the output folder. */
  file: string;
  /** As it is transferred. */
  bytes: number;
  /** A font: a character of the page that needs it. */
  character?: string;
  /** A script: the island that brings it. */
  island?: string;
}

export type PageWeight = Record<BudgetKind, Part[]>;

/** Bytes of parts together. */
export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Each file once, in the order given. */
const unique = (parts: readonly Part[]) =>
  [...new Map(parts.toReversed().map((part) => [part.file, part])).values()].toReversed();

/** Scripts that a script imports before it runs, as the bundle writes them. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)].map(([, path = '']) => path);
}

const textOf = ({ content }: OutputFile) => (typeof content === 'string' ? content : new TextDecoder().decode(content));

/**
 * Weighs the pages of a built site: `files` are all of `out/`, `base` its path on the host. Text counts as Brotli sends
 * it, which every browser of today takes; headers do not count.
 */
export function createScales(files: readonly OutputFile[], base: string) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const fileNames = new Map(files.map(({ path }) => [posix.basename(path), path]));
  const inlineBytes = new Map<string, number>();

  const partOf = (path: string): Part => {
    const sent = byPath.get(`${path}.br`) ?? byPath.get(path);
    if (!sent) throw new Error(`A page names ${path}, which the build did not make.`);
    return { file: path, bytes: Buffer.byteLength(sent.content) };
  };
  const contentOf = (path: string): string => {
    const file = byPath.get(path);
    return file ? textOf(file) : '';
  };
  const pathOf = (url: string) => decodeURI(url).slice(base.length);
  const partsOf = (urls: readonly string[]) => unique(urls.map((url) => partOf(pathOf(url))));

  const compressInline = (styles: string): number => {
    const known = inlineBytes.get(styles) ?? brotliCompressSync(styles).byteLength;
    inlineBytes.set(styles, known);
    return known;
  };

  /** Scripts with all that they import. */
  const scriptsWithImports = (urls: readonly string[]): Part[] => {
    const paths = new Set<string>();
    const add = (path: string) => {
      if (paths.has(path)) return;
      paths.add(path);
      for (const imported of importsOf(contentOf(path))) add(posix.join(posix.dirname(path), imported));
    };
    for (const url of urls) add(pathOf(url));
    return [...paths].map(partOf);
  };

  const weighFonts = (html: string, styles: string): Part[] =>
    unique(
      pageFonts(html, styles).map(({ url, character }) => ({
        // Addresses in a linked sheet are relative to it, those in the page are not: hashed names are the same in both.
        ...partOf(fileNames.get(posix.basename(decodeURI(url))) ?? pathOf(url)),
        character,
      })),
    );

  /** The pictures of the screen and the scheme, light or dark, that take most. */
  const weighImages = (html: string): Part[] => {
    const views = screens.flatMap((screen) => [false, true].map((isDark) => partsOf(pagePictures(html, screen, isDark))));
    return views.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
  };

  const weighScripts = (html: string) => {
    const { before, shared, islands } = pageScripts(html);
    const scripts = scriptsWithImports(before);
    const islandOf = new Map(islands.map(({ name, url }) => [pathOf(url), name]));
    const all = scriptsWithImports([...before, ...shared, ...islands.map(({ url }) => url)]);
    return { scripts, scriptsInUse: all.map((part) => ({ ...part, island: islandOf.get(part.file) })) };
  };

  return function weighPage(path: string): PageWeight {
    const html = contentOf(path);
    const inline = inlineStyles(html);
    const linked = partsOf(linkedStyles(html));
    const inlined = inline.map((styles) => ({ file: path, bytes: compressInline(styles) }));
    const sent = partOf(path);
    return {
      html: [{ ...sent, bytes: sent.bytes - sumOf(inlined) }],
      styles: [...linked, ...inlined],
      firstFlight: [sent, ...partsOf(linkedStyles(html.slice(0, html.indexOf('<body'))))],
      ...weighScripts(html),
      fonts: weighFonts(html, [...inline, ...linked.map(({ file }) => contentOf(file))].join('')),
      images: weighImages(html),
    };
  };
}
