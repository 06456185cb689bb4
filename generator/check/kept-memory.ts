import { resolve } from 'node:path';
import { keyOfSources } from '../sources-key.ts';
import { store } from '../store.ts';
import { CheckMemory, nameOf } from './memory.ts';

/** Everything that a verdict depends on besides content. */
const code = ['generator', 'templates', 'site.schema.ts', 'package-lock.json'];

const keyOf = (siteFile: string) => `check/${nameOf(resolve(siteFile))}`;

/** What earlier commands have found of a site file. `isFollowing` as for `CheckMemory`. */
export async function openMemory(siteFile: string, isFollowing = false): Promise<CheckMemory> {
  return new CheckMemory(await keyOfSources(code), { kept: await store.get(keyOf(siteFile)), isFollowing });
}

/** Keeps what was found for later commands. */
export async function keepMemory(siteFile: string, memory: CheckMemory): Promise<void> {
  if (memory.isChanged) await store.put(keyOf(siteFile), memory.toBytes());
}
