import type { Machine } from '../machine/machine.ts';
import type { Table } from '../machine/table.ts';
import { knownForm, ofFileForm } from './kept-forms.ts';
import { CheckMemory, type Known, nameOf, type OfFile } from './memory.ts';

/** What finds out what is kept. */
const modules = ['generator/check/check-again.ts'];

/** What is kept of a check. */
interface Kept {
  entries: Table<Known>;
  /** One row. */
  file: Table<OfFile>;
}

const fileKey = 'file';

const keptOf = new WeakMap<CheckMemory, Kept>();

/** What earlier commands have found of a site file, by its whole path. `isFollowing` as for `CheckMemory`. */
export async function openMemory(siteFile: string, machine: Machine, isFollowing = false): Promise<CheckMemory> {
  const rules = await machine.codeKey(modules);
  const name = nameOf(siteFile);
  const entries = await machine.openTable({ name: `check ${name}`, version: rules, form: knownForm });
  const file = await machine.openTable({ name: `checked file ${name}`, version: rules, form: ofFileForm });
  const { whole, cut } = file.rows.get(fileKey) ?? {};
  const memory = new CheckMemory(rules, { kept: { rules, entries: entries.rows, whole, cut }, isFollowing });
  keptOf.set(memory, { entries, file });
  return memory;
}

/** Keeps what was found for later commands. */
export async function keepMemory(memory: CheckMemory): Promise<void> {
  if (!memory.isChanged) return;
  const { entries, ...file } = memory.toKept();
  const kept = keptOf.get(memory);
  await kept?.entries.keep(entries);
  await kept?.file.keep(new Map([[fileKey, file]]));
}
