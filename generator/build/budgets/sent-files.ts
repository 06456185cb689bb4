import { posix } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { memoize } from '../../core/util/memoize.ts';
import { isCopied, isStored, type OutputFile, sizeOf } from '../../core/util/output-file.ts';

/** A file that a visitor is sent. */
export interface TransferredFile {
  /** Relative to the output folder. */
  file: string;
  /** As it is transferred. */
  bytes: number;
  /** A font: a character of the page that needs it. */
  character?: string;
  /** A script: the island that brings it. */
  island?: string;
}

/** Bytes of parts together. */
export function sumOf(parts: readonly TransferredFile[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Each file once, in the order given. */
export const unique = (parts: readonly TransferredFile[]) =>
  [...new Map(parts.toReversed().map((part) => [part.file, part])).values()].toReversed();

/** The text of a script or a style sheet: such files are in memory. */
function textOf(file: OutputFile): string {
  if (isStored(file) || isCopied(file)) throw new Error(`${file.path} is not in memory.`);
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}

/** Files of a site as they are sent: by their paths in the output folder, and by the addresses that pages name. */
export interface SentFiles {
  /** Read anew at each call. @throws Error for a file that the build did not make */
  measure: (path: string) => TransferredFile;
  partOf: (path: string) => TransferredFile;
  partAt: (url: string) => TransferredFile;
  /** A hashed font has the same base name wherever a sheet names it from. */
  fontAt: (url: string) => TransferredFile;
  pathOf: (url: string) => string;
  /** Empty if there is no such file. */
  textAt: (path: string) => string;
}

/** @param base path of the site on its host */
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
