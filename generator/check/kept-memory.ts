import { resolve } from 'node:path';
import { serialize } from 'node:v8';
import { KeptMap } from '../kept-map.ts';
import { takeValue } from '../kept-value.ts';
import { keyOfSources } from '../sources-key.ts';
import { store } from '../store.ts';
import { knownForm, ofFileForm } from './kept-forms.ts';
import { CheckMemory, type KeptCheck, type Known, nameOf } from './memory.ts';

/** Everything that a verdict depends on besides content. */
const code = ['generator', 'templates', 'site.schema.ts', 'package-lock.json'];

const keyOf = (siteFile: string) => `check/${nameOf(resolve(siteFile))}`;

/** What is not known of an entry, but of the file. */
export type OfFile = Omit<KeptCheck, 'entries'>;

const ofFile = (siteFile: string) => `${keyOf(siteFile)} file`;

const entriesOf = new WeakMap<CheckMemory, KeptMap<Known>>();

/** What earlier commands have found of a site file. `isFollowing` as for `CheckMemory`. */
export async function openMemory(siteFile: string, isFollowing = false): Promise<CheckMemory> {
  const rules = await keyOfSources(code);
  const known = await KeptMap.of(keyOf(siteFile), knownForm, rules);
  const file: OfFile = (await takeValue(ofFile(siteFile), ofFileForm)) ?? { rules, whole: undefined, cut: undefined };
  const memory = new CheckMemory(rules, { kept: { ...file, entries: known.entries }, isFollowing });
  entriesOf.set(memory, known);
  return memory;
}

/** Keeps what was found for later commands. */
export async function keepMemory(siteFile: string, memory: CheckMemory): Promise<void> {
  if (!memory.isChanged) return;
  const { entries, ...file } = memory.toKept();
  await entriesOf.get(memory)?.keep(entries);
  await store.put(ofFile(siteFile), serialize(file satisfies OfFile));
}
