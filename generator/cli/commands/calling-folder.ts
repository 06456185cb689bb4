import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Command } from './command.ts';
import { optionList } from './option-list.ts';

/** Canonical path of an existing file or folder; undefined if it does not exist. */
function realPath(path: string | undefined): string | undefined {
  try {
    return path && realpathSync(path);
  } catch {
    return undefined;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** @throws UsageError if the working folder has been deleted */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError('folder-gone');
  }
}

/** Context of a call: command, folder and environment; `root` is that of the engine. */
interface CallContext {
  folder: string;
  root: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * Whether npm changed the folder for this very command. npm's variables are inherited by all child processes, such as tests and
 * scripts of other packages, which choose their folder themselves.
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
 * Folder from which the command was called; paths of the command line are relative to it. `npm run --prefix`, and `npm run` in
 * a subfolder, change to the folder of the package and keep the original folder in INIT_CWD.
 * @throws UsageError if that folder no longer exists
 */
export function callingFolder(command: Command, root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const folder = workingFolder();
  const { INIT_CWD: before = '' } = environment;
  if (!isAbsolute(before) || !isMovedByNpm(command, { folder, root, environment })) return folder;
  if (!isFolder(before)) throw new UsageError('folder-gone');
  return before;
}

/**
 * Default site folder: the working folder; inside the engine's folder, the nearest parent folder with a site. A site of the
 * engine is never used when the command was called from elsewhere.
 */
export function findSiteFolder(engine: string, folder: string = workingFolder()): string | undefined {
  const hasSite = (one: string) => existsSync(join(one, optionList.site.default));
  if (hasSite(folder)) return folder;
  const [root, place] = [realPath(engine), realPath(folder)];
  if (root === undefined || place === undefined || !`${place}${sep}`.startsWith(`${root}${sep}`)) return undefined;
  for (let one = place; relative(root, one) !== ''; one = dirname(one)) if (hasSite(one)) return one;
  return hasSite(root) ? root : undefined;
}
