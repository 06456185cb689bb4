import { lstatSync, type Stats } from 'node:fs';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { fileStatusOf } from '../../core/cache/file-status.ts';
import { hashBytes } from '../../core/util/hash.ts';

/** A file that the last build wrote. */
export interface ManifestFile {
  /** Of its bytes. */
  hash: string;
  /** Its status when it was written (`looksOf`). */
  stamp: string;
  /** What the system said of the content file that it is a copy of, as long as that file need not be read again. */
  source?: string;
}

/** What the last build wrote to an output folder. */
export interface OutputManifest {
  files: ReadonlyMap<string, ManifestFile>;
  /** Whether these are all its files. A file that changed while the manifest was written is not listed. */
  isComplete: boolean;
}

/** Key of the manifest of an output folder in the cache. */
export const manifestKey = (outDir: string) => `output manifest ${hashBytes(outDir)}`;

type SerializedManifest = Pick<OutputManifest, 'isComplete'> & { files: [path: string, file: ManifestFile][] };

/** An empty manifest if there is none: then every file is compared by its bytes. */
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

/** What the system says of a file; undefined if there is none, or a folder of its path is a file. @throws what else it says */
export function statFile(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a file is as the last build left it. */
export const isUnchanged = ({ stamp }: ManifestFile, stats: Stats): boolean => stats.isFile() && fileStatusOf(stats) === stamp;

/** Whether every listed file is in the output folder as the last build left it. */
export function isAllUnchanged({ files }: OutputManifest, outDir: string): boolean {
  for (const [path, file] of files) {
    const stats = statFile(`${outDir}/${path}`);
    if (!stats || !isUnchanged(file, stats)) return false;
  }
  return true;
}
