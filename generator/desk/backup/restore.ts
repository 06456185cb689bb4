import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { isSystemError } from '../../core/util/is-system-error.ts';
import { CommandError } from '../../editor/server/endpoints/git.ts';
import { archivePaths, type BackupManifest, manifestSchema } from './manifest.ts';
import { restoreRepository } from './restore-repository.ts';
import { ArchiveError, isSafeName, openZipReader, type ZipReader } from './zip-reader.ts';

/** @throws UsageError if there are files */
function assertEmpty(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats && (!stats.isDirectory() || readdirSync(folder).length > 0)) throw new UsageError('restore-taken', { file: folder });
}

/** Refuses a path below a link, which the restored commit may have. @throws ArchiveError */
function assertInside(folder: string, name: string): void {
  const parts = name.split('/');
  if (!isSafeName(name) || parts.some((part) => part.toLowerCase() === '.git')) throw new ArchiveError(`it has the name ${name}`);
  for (let depth = 1; depth <= parts.length; depth++) {
    const place = join(folder, ...parts.slice(0, depth));
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) throw new ArchiveError(`${name} is below a link`);
  }
}

/** Writes the files of an archive whose names begin in a way into a folder. */
async function extractAll(archive: ZipReader, start: string, folder: string): Promise<void> {
  for (const name of archive.names.filter((one) => one.startsWith(start))) {
    const own = name.slice(start.length);
    assertInside(folder, own);
    await mkdir(dirname(join(folder, own)), { recursive: true });
    await rm(join(folder, own), { force: true });
    await archive.extract(name, join(folder, own));
  }
}

async function readManifest(archive: ZipReader, aside: string): Promise<BackupManifest> {
  const file = join(aside, archivePaths.manifest);
  await archive.extract(archivePaths.manifest, file);
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ArchiveError(`${archivePaths.manifest} is damaged`);
  }
}

/** Folders that a backup is restored to, and where they are prepared. */
interface Places {
  folder: string;
  state: string;
  /** Beside the folder, and so in its file system. */
  aside: string;
  /** Beside the state. */
  asideState: string;
}

async function prepare(archive: ZipReader, { aside, asideState }: Places): Promise<void> {
  const { repository, removed } = await readManifest(archive, aside);
  const site = join(aside, 'site');
  await mkdir(site, { mode: 0o755 });
  await mkdir(asideState, { recursive: true, mode: 0o700 });
  if (repository) {
    const bundle = join(aside, archivePaths.bundle);
    if (repository.hasCommits) await archive.extract(archivePaths.bundle, bundle);
    await restoreRepository(repository, repository.hasCommits ? bundle : undefined, site);
  }
  for (const name of removed) {
    assertInside(site, name);
    await rm(join(site, name), { force: true });
  }
  await extractAll(archive, archivePaths.site, site);
  await extractAll(archive, archivePaths.state, asideState);
}

/** Puts the prepared folders into their places; an empty folder may be there. */
async function place({ folder, state, aside, asideState }: Places): Promise<void> {
  for (const [from, to] of [
    [asideState, state],
    [join(aside, 'site'), folder],
  ] as const) {
    assertEmpty(to);
    if (existsSync(to)) rmdirSync(to);
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

async function removeAside({ aside, asideState }: Places): Promise<void> {
  for (const folder of [aside, asideState]) await rm(folder, { recursive: true, force: true });
}

/** Prepares everything aside, and puts it into place. */
async function restoreInto(places: Places, file: string): Promise<void> {
  assertEmpty(places.folder);
  assertEmpty(places.state);
  let archive: ZipReader | undefined;
  try {
    await removeAside(places);
    archive = await openZipReader(file);
    await mkdir(places.aside, { recursive: true, mode: 0o700 });
    await prepare(archive, places);
    await place(places);
  } finally {
    await archive?.close();
    await removeAside(places);
  }
}

/**
 * Restores a backup into new folders. Sessions are not part of it: everybody signs in again.
 * @param file archive of `backup`
 * @param folder for the working copy, which must be empty or missing
 * @param state for the state of the desk, likewise; default: beside it
 * @throws UsageError if the archive is missing or damaged, or a folder is taken or cannot be written; the folders are then unchanged
 */
export async function restore(file: string, folder: string, state = `${folder}.desk`): Promise<void> {
  const [site, own] = [resolve(folder), resolve(state)];
  if (!existsSync(file)) throw new UsageError('backup-missing', { file });
  try {
    await restoreInto({ folder: site, state: own, aside: `${site}.restoring`, asideState: `${own}.restoring` }, file);
  } catch (error) {
    if (isSystemError(error)) throw new UsageError('restore-refused', { file, reason: error.code, found: error.path });
    const isExpected = error instanceof ArchiveError || error instanceof CommandError || 'code' in (error as Error);
    if (error instanceof UsageError || !isExpected) throw error;
    throw new UsageError('backup-damaged', { file, reason: (error as Error).message });
  }
}
