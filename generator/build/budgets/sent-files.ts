import { posix } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { memoize } from '../../core/util/memoize.ts';
import { isCopied, isStored, type OutputFile, sizeOf } from '../../core/util/output-file.ts';

/** File that is sent to a visitor. */
export interface TransferredFile {
  /** Path relative to the output folder. */
  file: string;
  /** Transferred size. */
  bytes: number;
  /** Of a font: a character of the page that needs it. */
  character?: string;
  /** Of a script: the island that loads it. */
  island?: string;
}

/** Total size in bytes. */
export function sumOf(parts: readonly TransferredFile[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Removes duplicate files; of each, the first entry counts. */
export const unique = (parts: readonly TransferredFile[]) =>
  [...new Map(parts.toReversed().map((part) => [part.file, part])).values()].toReversed();

/**
 * Text of a script or style sheet, which is always in memory.
 * @throws Error for a file on disk
 */
function textOf(file: OutputFile): string {
  if (isStored(file) || isCopied(file)) throw new Error(`${file.path} is not in memory.`);
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}

/** Sizes and texts of a site's files, by path in the output folder or by URL. */
export interface SentFiles {
  /**
   * Not memoized.
   * @throws Error for a file that the build did not create
   */
  measure: (path: string) => TransferredFile;
  partOf: (path: string) => TransferredFile;
  partAt: (url: string) => TransferredFile;
  /** Looks a font up by base name: a hashed font has the same one in every style sheet. */
  fontAt: (url: string) => TransferredFile;
  pathOf: (url: string) => string;
  /** Empty if there is no such file. */
  textAt: (path: string) => string;
}

/** @param base URL path of the site on its host */
export function createSentFiles(files: readonly OutputFile[], base: string): SentFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const fonts = files.filter(({ path }) => /\.woff2?$/.test(path));
  const fontPaths = new Map(fonts.map(({ path }) => [posix.basename(path), path]));
  const measure = (path: string): TransferredFile => {
    const sent = byPath.get(`${path}.br`) ?? byPath.get(path);
    if (!sent) throw new Error(`A page names ${path}, which the build did not make.`);
    return { file: path, bytes: sizeOf(sent) };
  };
  const partOf = memoize(measure);
  const pathOf = (url: string) => decodedAddress(url).slice(base.length);
  return {
    measure,
    partOf,
    pathOf,
    partAt: memoize((url: string) => partOf(pathOf(url))),
    fontAt: memoize((url: string) => partOf(fontPaths.get(posix.basename(decodedAddress(url))) ?? pathOf(url))),
    textAt: (path) => {
      const file = byPath.get(path);
      return file ? textOf(file) : '';
    },
  };
}
