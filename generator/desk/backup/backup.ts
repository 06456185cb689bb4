import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { isSystemError } from '../../core/util/is-system-error.ts';
import { listFiles } from '../../core/util/list-files.ts';
import { CommandError, git } from '../../editor/server/endpoints/git.ts';
import type { Desk } from '../model/desk.ts';
import { archivePaths, type BackupManifest } from './manifest.ts';
import { readWorkingCopy } from './working-copy.ts';
import { openZipWriter, unfinishedOf, type ZipWriter } from './zip-writer.ts';

/** State that is made again, the lock of the running desk, and sessions: who restores signs in again. */
const leftOut = /^(?:sessions\.json$|lock$|published\/|out(?:\.[^/]*)?\/|cache\/)|\.new$/;

/** A repository of gigabytes takes minutes. Milliseconds. */
const bundleTimeout = 3_600_000;

/** Adds a file of the disk; one that was removed since it was listed is left out. */
async function addFile(archive: ZipWriter, name: string, file: string): Promise<void> {
  const stream = createReadStream(file);
  const isThere = await new Promise<boolean>((resolve, reject) => {
    stream.once('open', () => resolve(true));
    stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(false) : reject(error)));
  });
  if (isThere) await archive.add(name, stream);
}

async function addBundle(archive: ZipWriter, top: string, file: string): Promise<void> {
  // The bundle is an output of git, which needs a place of its own.
  const bundle = `${unfinishedOf(file)}.bundle`;
  try {
    await git(['bundle', 'create', '--quiet', bundle, '--all', 'HEAD'], { folder: top, timeout: bundleTimeout });
    await addFile(archive, archivePaths.bundle, bundle);
  } finally {
    await rm(bundle, { force: true });
  }
}

async function addAll(archive: ZipWriter, { state, project, now }: BackupOptions, file: string): Promise<void> {
  const { top, repository, changed, removed } = await readWorkingCopy(project);
  const manifest: BackupManifest = {
    ...{ format: 'qiyam-desk', version: 1, createdAt: now() },
    ...(repository && { repository }),
    removed,
  };
  await archive.add(archivePaths.manifest, [Buffer.from(JSON.stringify(manifest))]);
  // The working copy comes before the commits, which only grow.
  for (const name of changed) await addFile(archive, archivePaths.site + name, join(top, name));
  if (repository?.hasCommits) await addBundle(archive, top, file);
  const own = new Set([file, unfinishedOf(file)]);
  for (const name of (await listFiles(state)).sort())
    if (!leftOut.test(name) && !own.has(join(state, name))) await addFile(archive, archivePaths.state + name, join(state, name));
}

export type BackupOptions = Pick<Desk, 'state' | 'project' | 'now'>;

/**
 * Writes everything that a desk knows into one archive: its state without sessions, all commits, and what is not committed. The
 * desk may be running.
 * @param file the archive, which gets its name once it is complete
 * @throws UsageError if it cannot be written; a former archive is then unchanged
 */
export async function backup(options: BackupOptions, file: string): Promise<void> {
  const place = resolve(file);
  let archive: ZipWriter | undefined;
  try {
    archive = await openZipWriter(place);
    await addAll(archive, options, place);
    await archive.finish();
  } catch (error) {
    await archive?.abandon();
    if (isSystemError(error)) {
      const isOwn = error.path === unfinishedOf(place);
      throw new UsageError('backup-refused', { file: place, reason: error.code, ...(!isOwn && { found: error.path }) });
    }
    if (!(error instanceof CommandError)) throw error;
    throw new UsageError('backup-refused', { file: place, reason: error.message });
  }
}
