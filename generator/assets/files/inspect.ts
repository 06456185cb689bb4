import { createReadStream, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileKindName, fileKindOf, kindOfFile } from '../../../templates/model/files/file-kinds.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { fileLimits } from '../../core/util/limits.ts';
import { statRegularFile } from '../../core/util/regular-file.ts';
import type { FileAsset, RejectedFile } from './file-asset.ts';
import { removeLocation } from './photo-location.ts';

const reject = (code: RejectedFile['code'], found?: string): RejectedFile => ({
  state: 'refused',
  code,
  ...(found !== undefined && { found }),
});

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Names that `file-type` uses for a kind, where they differ from the name of the kind. */
const otherNames: Partial<Record<FileKindName, readonly string[]>> = {
  mp4: ['mp4', 'm4v'],
  m4a: ['m4a', 'm4b'],
  mp3: ['mp3', 'mp2'],
};

/** Whether a file is UTF-8 text; read in chunks. */
async function isText(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(file)) {
      if (decoder.decode(piece, { stream: true }).includes('\0')) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Detected kind of the content: a file extension, `text`, or an empty string if unknown. */
async function kindOfContent(file: string): Promise<string> {
  // Loaded lazily: most sites have no such files.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file).catch(() => undefined);
  if (found) return found.ext;
  return (await isText(file)) ? 'text' : '';
}

/** What a file contains if it is not of the expected kind; undefined if it is. */
async function otherContent(file: string, kind: FileKindName): Promise<string | undefined> {
  const content = await kindOfContent(file);
  const names = otherNames[kind] ?? [kind];
  if (kind === 'csv' ? content === 'text' : names.includes(content)) {
    const isSound = !fileKindOf(kind).isText || content === 'text' || (await isText(file));
    return isSound ? undefined : 'encoding';
  }
  return content === '' && fileKindOf(kind).isText ? 'encoding' : content;
}

function checkSize(kind: FileKindName, { size }: Stats): RejectedFile | undefined {
  if (size === 0) return reject('file-kind', 'empty');
  return size > fileLimits[fileKindOf(kind).group] ? reject('huge-file', megabytes(size)) : undefined;
}

/**
 * Inspects a file: its metadata, or why it is rejected. Reads only as much as its kind needs.
 * @param dir the folder `assets/`
 * @param source name of the file in it; its extension sets the expected kind
 */
export async function inspectFile(dir: string, source: string): Promise<FileAsset | RejectedFile> {
  const from = join(dir, source);
  const kind = kindOfFile(source);
  const stats = statRegularFile(from);
  if ('reason' in stats) return reject('not-a-file', stats.reason);
  if (!kind) return reject('file-kind', '');
  const large = checkSize(kind, stats);
  if (large) return large;
  const other = await otherContent(from, kind).catch(() => '');
  if (other !== undefined) return reject('file-kind', other);
  const cleaned = fileKindOf(kind).group === 'picture' ? removeLocation(await readFile(from)) : undefined;
  return {
    state: 'file',
    outputPath: source,
    kind,
    size: stats.size,
    modified: Math.round(stats.mtimeMs),
    from,
    ...(cleaned && { withoutLocation: { size: cleaned.length, hash: hashBytes(cleaned) } }),
  };
}
