import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Project } from '../../../../core/util/project.ts';
import type { EditSession } from '../../../document/edit-session.ts';
import type { FileMove } from '../../../document/file-moves.ts';
import type { HistoryReport } from '../../../document/protocol-history.ts';
import { openAssetFolder } from '../files/asset-folder.ts';
import { sourcesIn } from '../files/asset-sources.ts';
import { isPlainFile } from '../files/file-mover.ts';
import { commitsOfSite, fileOfCommit, findRepository, namesThatDiffer, unpublishedCommits } from '../git.ts';
import type { FileHistory } from './file-history.ts';

/** Maximum number of listed commits. */
const mostCommits = 200;

/** Commits of a site. */
export async function listVersions(siteFile: string): Promise<HistoryReport> {
  const repository = await findRepository(siteFile);
  if (!repository) return { isInGit: false, versions: [] };
  const [commits, unpublished] = await Promise.all([commitsOfSite(siteFile, mostCommits), unpublishedCommits(repository)]);
  const versions = commits.map(({ hash, ...commit }) => ({
    id: `commit:${hash}`,
    ...commit,
    ...(unpublished && { isPublished: !unpublished.has(hash) }),
  }));
  return { isInGit: true, versions };
}

/** Commit hash in the id of a version; undefined for other versions. */
const commitOf = (id: string) => /^commit:([0-9a-f]{40,64})$/.exec(id)?.[1];

/** Text of a version: from a commit or from the journal. @returns undefined if missing or not UTF-8 */
export async function textOfVersion(id: string, siteFile: string, edits: EditSession): Promise<string | undefined> {
  const commit = commitOf(id);
  const [, step] = /^step:(\d{1,15})$/.exec(id) ?? [];
  if (step !== undefined) return edits.textOf(Number(step));
  const bytes = commit === undefined ? undefined : await fileOfCommit(siteFile, commit, basename(siteFile));
  return bytes && isUtf8(bytes) ? bytes.toString() : undefined;
}

/** Former contents of asset files at a version. */
export interface VersionFiles {
  /** Files whose content has changed since. */
  others: () => Promise<Set<string>>;
  /** Former content of a file; undefined if it was not kept. */
  bytesOf: (source: string) => Promise<Uint8Array | undefined>;
}

interface VersionContext {
  project: Project;
  edits: EditSession;
  fileHistory: FileHistory;
}

/** Former files of a version: from git for a commit, from the kept copies for a step. */
export function versionFiles(id: string, { project: { siteFile }, edits, fileHistory }: VersionContext): VersionFiles {
  const commit = commitOf(id);
  if (commit !== undefined)
    return {
      others: async () => {
        const names = await namesThatDiffer(siteFile, commit, 'assets');
        return new Set(names.map((name) => name.slice('assets/'.length)));
      },
      bytesOf: (source) => fileOfCommit(siteFile, commit, `assets/${source}`),
    };
  const moment = async () => (await edits.state()).done.find((one) => `step:${one.id}` === id)?.when ?? 0;
  return {
    others: async () => fileHistory.othersAt(await moment()),
    bytesOf: async (source) => fileHistory.bytesAt(source, await moment()),
  };
}

/** Files that a version refers to and whose content has changed since. */
export async function overwrittenFiles(text: string, files: VersionFiles, { assets }: Project): Promise<string[]> {
  const others = await files.others();
  return sourcesIn(text).filter((source) => others.has(source) && isPlainFile(join(assets, source)));
}

/** Restores missing files that a version refers to; never replaces a file. @returns restored files */
export async function bringAssets(text: string, files: VersionFiles, project: Project): Promise<string[]> {
  const came: string[] = [];
  for (const source of sourcesIn(text)) {
    if (isPlainFile(join(project.assets, source))) continue;
    const bytes = await files.bytesOf(source);
    const folder = bytes && (await openAssetFolder(project, dirname(source)).catch(() => undefined));
    if (!bytes || folder === undefined) continue;
    const isNew = await writeFile(join(folder, basename(source)), bytes, { flag: 'wx' }).then(
      () => true,
      () => false,
    );
    if (isNew) came.push(source);
  }
  return came;
}

/** Moves that restore the former content of files; the present content goes to the trash folder. */
export async function movesBack(
  sources: readonly string[],
  files: VersionFiles,
  put: (bytes: Uint8Array) => Promise<string>,
): Promise<FileMove[]> {
  const moves: FileMove[] = [];
  for (const source of sources) {
    const bytes = await files.bytesOf(source);
    if (!bytes) continue;
    const bin = await put(bytes);
    moves.push({ from: { asset: source }, to: { bin: randomUUID() } }, { from: { bin }, to: { asset: source } });
  }
  return moves;
}
