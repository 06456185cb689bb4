import { isUtf8 } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { viewSite } from '../../../check/facts/site-view.ts';
import type { Project } from '../../../common/project.ts';
import type { HistoryReport } from '../../../edit/protocol.ts';
import type { EditSession } from '../../../edit/session.ts';
import { readJson } from '../../../json/value.ts';
import { openAssetFolder } from '../files/asset-folder.ts';
import { isAssetName } from '../files/file-mover.ts';
import { commitsOfFile, fileOfCommit, findRepository, unpublishedCommits } from '../git.ts';

/** Commits that are told. */
const mostCommits = 200;

/** What was committed of a site. */
export async function listVersions(siteFile: string): Promise<HistoryReport> {
  const repository = await findRepository(siteFile);
  if (!repository) return { isInGit: false, versions: [] };
  const [commits, unpublished] = await Promise.all([commitsOfFile(siteFile, mostCommits), unpublishedCommits(repository)]);
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

/**
 * Brings back pictures and files that a committed version names and the site has no more, under the names that they had; never
 * over another. @returns what came
 */
export async function bringAssets(id: string, text: string, project: Project): Promise<string[]> {
  const commit = commitOf(id);
  if (commit === undefined) return [];
  const came: string[] = [];
  for (const source of new Set(viewSite(readJson(text)).sources.map(({ value }) => value))) {
    if (!isAssetName(source)) continue;
    const bytes = await fileOfCommit(project.siteFile, commit, `assets/${source}`);
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
