import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Project } from '../../../../core/util/project.ts';
import type { FileMove } from '../../../document/file-moves.ts';
import type { HistoryReport } from '../../../document/protocol-history.ts';
import type { EditSession } from '../../../document/session.ts';
import { openAssetFolder } from '../files/asset-folder.ts';
import { isPlainFile } from '../files/file-mover.ts';
import { commitsOfSite, fileOfCommit, findRepository, namesThatDiffer, unpublishedCommits } from '../git.ts';
import { type KeptFiles, sourcesIn } from './kept-files.ts';

/** Commits that are told. */
const mostCommits = 200;

/** What was committed of a site. */
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

/** The commit that an id names, if it names one. */
const commitOf = (id: string) => /^commit:([0-9a-f]{40,64})$/.exec(id)?.[1];

/** The text of a version: of a commit, or of the journal. @returns undefined for what is no text of JSON, or not there */
export async function textOfVersion(id: string, siteFile: string, edits: EditSession): Promise<string | undefined> {
  const commit = commitOf(id);
  const [, step] = /^step:(\d{1,15})$/.exec(id) ?? [];
  if (step !== undefined) return edits.textOf(Number(step));
  const bytes = commit === undefined ? undefined : await fileOfCommit(siteFile, commit, basename(siteFile));
  return bytes && isUtf8(bytes) ? bytes.toString() : undefined;
}

/** What files of the assets held when a version was the site. */
export interface FormerFiles {
  /** Files that hold other bytes now. */
  others: () => Promise<Set<string>>;
  /** The bytes that one held; undefined where nobody has them. */
  bytesOf: (source: string) => Promise<Uint8Array | undefined>;
}

interface Keeping {
  project: Project;
  edits: EditSession;
  kept: KeptFiles;
}

/** The files of a version: git has those of a commit, and a folder beside the journal those of its steps. */
export function formerFiles(id: string, { project: { siteFile }, edits, kept }: Keeping): FormerFiles {
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
    others: async () => kept.othersAt(await moment()),
    bytesOf: async (source) => kept.bytesAt(source, await moment()),
  };
}

/** Files that a version names and that held other bytes then than they hold now. */
export async function overwrittenFiles(text: string, former: FormerFiles, { assets }: Project): Promise<string[]> {
  const others = await former.others();
  return sourcesIn(text).filter((source) => others.has(source) && isPlainFile(join(assets, source)));
}

/**
 * Brings back pictures and files that a version names and the site has no more, under the names that they had; never over
 * another. @returns what came
 */
export async function bringAssets(text: string, former: FormerFiles, project: Project): Promise<string[]> {
  const came: string[] = [];
  for (const source of sourcesIn(text)) {
    if (isPlainFile(join(project.assets, source))) continue;
    const bytes = await former.bytesOf(source);
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

/** Lets files hold again what they held, as a part of a step: what they hold now goes to the bin. */
export async function movesBack(
  sources: readonly string[],
  former: FormerFiles,
  put: (bytes: Uint8Array) => Promise<string>,
): Promise<FileMove[]> {
  const moves: FileMove[] = [];
  for (const source of sources) {
    const bytes = await former.bytesOf(source);
    if (!bytes) continue;
    const bin = await put(bytes);
    moves.push({ from: { asset: source }, to: { bin: randomUUID() } }, { from: { bin }, to: { asset: source } });
  }
  return moves;
}
