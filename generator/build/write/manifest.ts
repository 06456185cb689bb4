import { lstatSync, type Stats } from 'node:fs';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { fileStatusOf } from '../../core/cache/file-status.ts';
import { hashBytes } from '../../core/util/hash.ts';

/** File that the last build wrote. */
export interface ManifestFile {
  /** Hash of its bytes. */
  hash: string;
  /** Its file stat when it was written (`fileStatusOf`). */
  status: string;
  /** File stat of the asset that it is a copy of, while it is valid without reading the asset again. */
  sourceStatus?: string;
}

/** Record of what the last build wrote to an output folder. */
export interface OutputManifest {
  files: ReadonlyMap<string, ManifestFile>;
  /** Whether all files are listed. A file that changed while the manifest was written is not. */
  isComplete: boolean;
}

/** Cache key of the manifest of an output folder. */
export const manifestKey = (outDir: string) => `output manifest ${hashBytes(outDir)}`;

type SerializedManifest = Pick<OutputManifest, 'isComplete'> & { files: [path: string, file: ManifestFile][] };

/** Empty manifest if there is none: every file is then compared by content. */
export async function loadManifest(outDir: string, { core }: Pick<BuildEnvironment, 'core'>): Promise<OutputManifest> {
  const bytes = await core.get(manifestKey(outDir));
  if (!bytes) return { files: new Map(), isComplete: false };
  const { files, isComplete } = JSON.parse(Buffer.from(bytes).toString()) as SerializedManifest;
  return { files: new Map(files), isComplete };
}

export async function saveManifest(
  outDir: string,
  { files, isComplete }: OutputManifest,
  { core }: Pick<BuildEnvironment, 'core'>,
): Promise<void> {
  const saved: SerializedManifest = { files: [...files], isComplete };
  await core.put(manifestKey(outDir), Buffer.from(JSON.stringify(saved)));
}

/**
 * File stat; undefined if there is no such file, or one of its parent folders is a file.
 * @throws other file system errors
 */
export function statFile(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a file is as the last build left it. */
export const isUnchanged = ({ status }: ManifestFile, stats: Stats): boolean => stats.isFile() && fileStatusOf(stats) === status;

/** Whether all listed files are as the last build left them. */
export function isAllUnchanged({ files }: OutputManifest, outDir: string): boolean {
  for (const [path, file] of files) {
    const stats = statFile(`${outDir}/${path}`);
    if (!stats || !isUnchanged(file, stats)) return false;
  }
  return true;
}
