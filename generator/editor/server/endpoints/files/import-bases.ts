import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../../../core/util/project.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';
import type { HistoryItem } from '../../../document/protocol-history.ts';

/**
 * `import.base.gz` follows the history: undoing an import brings back what the former import wrote, as a later import compares
 * with it. The states before and after each import are kept in the history folder.
 */

const folderOf = (project: Project) => join(historyFolder(project), 'imports');

/** Name of a change; ids alone begin again when the history does. */
const nameOf = ({ id, when }: Pick<HistoryItem, 'id' | 'when'>) => `${id}-${when}`;

const doneIn = (items: readonly HistoryItem[]): string[] => items.filter(({ isUndone }) => !isUndone).map(nameOf);

const baseFileOf = async (project: Project) => (await import('../../../../import/update/import-base.ts')).importBaseFile(project);

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

/** Keeps the present state, before the next import is written. @returns a function that names it by the change */
export async function keepFormerBase(project: Project): Promise<(change: HistoryItem) => Promise<void>> {
  const folder = folderOf(project);
  makeHistoryFolder(historyFolder(project));
  await mkdir(folder, { recursive: true });
  const [base, before] = [await baseFileOf(project), join(folder, 'before')];
  await rm(before, { force: true });
  if (existsSync(base)) await copyFile(base, before);
  return async (change) => {
    const name = join(folder, nameOf(change));
    if (existsSync(before)) await rename(before, `${name}.before`);
    await copyFile(base, `${name}.after`);
  };
}

/** Puts the state in place that belongs to the changes that are done now. @param before changes before an undo or redo */
export async function followHistory(
  project: Project,
  before: readonly HistoryItem[],
  now: readonly HistoryItem[],
): Promise<void> {
  const folder = folderOf(project);
  if (!existsSync(folder)) return;
  const isImport = (name: string) => existsSync(join(folder, `${name}.after`));
  const [was, is] = [doneIn(before), doneIn(now)];
  // Newest first.
  const undone = was.filter((name) => !is.includes(name) && isImport(name)).at(-1);
  const redone = is.find((name) => !was.includes(name) && isImport(name));
  if (undone === undefined && redone === undefined) return;
  const base = await baseFileOf(project);
  const state = join(folder, redone === undefined ? `${undone}.before` : `${redone}.after`);
  if (existsSync(state)) await copyWhole(state, base);
  else await rm(base, { force: true });
}
