import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitWords } from '../../editor/server/endpoints/git.ts';

/** Lock files of git in a folder, with paths. @param recursive whether to look into its folders */
const locksIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.lock'))
    .map((name) => join(folder, name));

/**
 * Removes the locks that killed git processes left in the working copy of a site: git and the editor would refuse to publish for
 * ever. To be called before the editor and the publisher start, by the only desk of the folder.
 */
export async function removeGitLocks(siteFile: string): Promise<void> {
  const gitDir = await gitWords(['rev-parse', '--absolute-git-dir'], { folder: dirname(siteFile) }).catch(() => undefined);
  if (gitDir === undefined) return;
  for (const lock of [...locksIn(gitDir, false), ...locksIn(join(gitDir, 'refs'), true)]) rmSync(lock, { force: true });
}
