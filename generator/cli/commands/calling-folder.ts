import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Command } from './command.ts';
import { optionList } from './option-list.ts';

/** A folder or file by the name that the disk has for it; undefined where there is none. */
function realPath(path: string | undefined): string | undefined {
  try {
    return path && realpathSync(path);
  } catch {
    return undefined;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** @throws UsageError when the folder has been deleted under the feet of the command. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError('folder-gone');
  }
}

/** Where a command runs, and whose: `root` is that of the engine. */
interface CallContext {
  folder: string;
  root: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * Whether npm has moved here to run this very command. What npm says of itself is handed down to everything that it starts,
 * tests and scripts of other packages among it: they stand where they want to stand.
 */
function isMovedByNpm({ script }: Command, { folder, root, environment }: CallContext): boolean {
  const place = realPath(root);
  return (
    environment.npm_lifecycle_event === script &&
    realPath(folder) === place &&
    realPath(environment.npm_package_json) === realPath(join(root, 'package.json'))
  );
}

/**
 * The folder that somebody called a command from: paths of the command line begin there. `npm run --prefix` and `npm run`
 * in a folder below change to the folder of the package first, and keep in INIT_CWD where they came from.
 *
 * @throws UsageError when that folder is no longer there.
 */
export function callingFolder(command: Command, root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const folder = workingFolder();
  const { INIT_CWD: before = '' } = environment;
  if (!isAbsolute(before) || !isMovedByNpm(command, { folder, root, environment })) return folder;
  if (!isFolder(before)) throw new UsageError('folder-gone');
  return before;
}

/**
 * The folder of the site that is meant where none is named: the one that somebody stands in; within the folder of the engine the nearest
 * above it. A site of that folder is never taken for that of somebody who stands elsewhere.
 */
export function findSiteFolder(engine: string, folder: string = workingFolder()): string | undefined {
  const hasSite = (one: string) => existsSync(join(one, optionList.site.default));
  if (hasSite(folder)) return folder;
  const [root, place] = [realPath(engine), realPath(folder)];
  if (root === undefined || place === undefined || !`${place}${sep}`.startsWith(`${root}${sep}`)) return undefined;
  for (let one = place; relative(root, one) !== ''; one = dirname(one)) if (hasSite(one)) return one;
  return hasSite(root) ? root : undefined;
}
