import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { fileStatusOf, reuseIfUnchanged } from '../../core/cache/file-status.ts';
import { maxOpenFiles } from '../../core/cache/open-files.ts';
import { hashFile } from '../../core/util/hash.ts';
import { type CopiedContent, hashOf, isCopied, type OutputFile, sizeOf } from '../../core/util/output-file.ts';
import { type ManifestFile, type OutputManifest, statFile } from './manifest.ts';

/** Asset that is copied unchanged. */
export interface SourceCopy {
  from: CopiedContent;
  /** File stat before it was read. */
  status: string;
  /** Whether a later change will alter the stat; false for a file changed just now, since file timestamps are coarse. */
  isStatusReliable: boolean;
}

/** File of the site, with the hash of its bytes. */
export interface HashedFile {
  path: string;
  hash: string;
  /** In bytes. */
  size: number;
  file: OutputFile;
  source?: SourceCopy;
}

/** Stat of a file placed in the new site. */
export type WrittenFile = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;

/**
 * Hashes an asset; reads it only if it has changed since the last build.
 * @throws file system errors
 */
async function hashSource(path: string, from: CopiedContent, { files }: OutputManifest): Promise<[string, SourceCopy]> {
  const { sourceStatus, hash = '' } = files.get(path) ?? {};
  const former = sourceStatus === undefined ? undefined : { status: sourceStatus, value: hash };
  const { seen: record, isLasting: isStatusReliable } = await reuseIfUnchanged(await stat(from.from), former, () =>
    hashFile(from.from),
  );
  return [record.value, { from, status: record.status, isStatusReliable }];
}

/**
 * Hashes all files of a site.
 * @throws file system errors
 */
export async function hashFiles(files: readonly OutputFile[], manifest: OutputManifest): Promise<HashedFile[]> {
  const limit = pLimit(maxOpenFiles);
  const hashCopied = async (file: OutputFile, from: CopiedContent): Promise<HashedFile> => {
    const [hash, source] = await limit(() => hashSource(file.path, from, manifest));
    return { path: file.path, hash, size: sizeOf(file), file, source };
  };
  return Promise.all(
    files.map((file) =>
      isCopied(file) ? hashCopied(file, file.content) : { path: file.path, hash: hashOf(file), size: sizeOf(file), file },
    ),
  );
}

/** Whether an asset has not changed since it was hashed: otherwise the copy may differ from the hash. */
async function isSourceUnchanged({ from, status }: SourceCopy): Promise<boolean> {
  const stats = await stat(from.from).catch(() => undefined);
  return stats !== undefined && fileStatusOf(stats) === status;
}

/**
 * Manifest of a site just written.
 * @param written stat of each of `hashedFiles`; a file replaced since is not listed
 */
export async function manifestOf(
  outDir: string,
  hashedFiles: readonly HashedFile[],
  written: readonly WrittenFile[],
): Promise<OutputManifest> {
  const files = new Map<string, ManifestFile>();
  for (const [index, { path, hash, source }] of hashedFiles.entries()) {
    const stats = statFile(`${outDir}/${path}`);
    const own = written[index];
    const isSame = stats && stats.ino === own?.ino && stats.size === own.size && stats.mtimeMs === own.mtimeMs;
    if (!isSame || (source && !(await isSourceUnchanged(source)))) continue;
    files.set(path, { hash, status: fileStatusOf(stats), ...(source?.isStatusReliable && { sourceStatus: source.status }) });
  }
  return { files, isComplete: files.size === hashedFiles.length };
}

/** Manifest updated with new stats of assets; undefined if nothing is new. */
export function withSources(manifest: OutputManifest, hashedFiles: readonly HashedFile[]): OutputManifest | undefined {
  const files = new Map(manifest.files);
  let isRenewed = false;
  for (const { path, source } of hashedFiles) {
    const file = files.get(path);
    if (!file || !source?.isStatusReliable || file.sourceStatus === source.status) continue;
    files.set(path, { ...file, sourceStatus: source.status });
    isRenewed = true;
  }
  return isRenewed ? { ...manifest, files } : undefined;
}
