import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../support/damage.ts';
import { projectRoot } from '../support/project-root.ts';
import { git } from './site.ts';

/** Hashes of the files of a folder, without the list of files that only the next build reads. */
const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .map((file): [string, string] => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')])
      .filter(([name]) => name !== '.qiyam-files'),
  );

/**
 * Builds a commit from nothing, with an empty cache, and compares it with a delivered site.
 * @param folder for the checkout, on a disk with space
 * @returns names of files that differ
 */
export function differencesFromBuild(
  repository: string,
  commit: string,
  { out, folder }: { out: string; folder: string },
): string[] {
  const copy = join(folder, 'built');
  git(folder, 'clone', '--quiet', repository, copy);
  git(copy, 'checkout', '--quiet', '--detach', commit);
  const start = join(projectRoot, 'generator/cli/start.mjs');
  const args = [start, 'build', '--site', join(copy, 'site.json'), '--out', join(copy, 'out'), '--cache', join(folder, 'cache')];
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  const [delivered, built] = [hashesOf(out), hashesOf(join(copy, 'out'))];
  return Object.keys({ ...delivered, ...built }).filter((name) => delivered[name] !== built[name]);
}
