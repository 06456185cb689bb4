import type { Machine } from '../machine/machine.ts';
import { Left } from './left.ts';
import { lookThrough } from './look.ts';
import { openOutputFolder } from './output-folder.ts';
import { findHoldings } from './record.ts';
import { readRecord, recordName } from './record-file.ts';

/** Every path of a record is in the manifest, so that the manifest is complete. Compressed copies are in no record. */
function listsAll(manifest: ReadonlySet<string>, outDir: string): boolean {
  const listed = readRecord(outDir)?.filter((line) => line !== '' && !line.startsWith('#'));
  return listed !== undefined && [recordName, ...listed].every((path) => manifest.has(path));
}

/**
 * Whether an output folder is exactly as the last build left it: every file it wrote is there and unchanged, and nothing else is, apart
 * from the live folder. Reads no content. Which site that build wrote is for the caller to know. Restores first what a killed build
 * left behind.
 */
export async function isOutputIntact(outDir: string, { core }: Pick<Machine, 'core'>): Promise<boolean> {
  try {
    const folder = await openOutputFolder(outDir);
    const left = await Left.of(core, folder);
    if (!listsAll(new Set(left.paths), folder)) return false;
    const { untouched } = lookThrough(folder, left);
    if (!untouched.every((one) => one === 1)) return false;
    return (await findHoldings(folder)).strangers.length === 0;
  } catch {
    return false;
  }
}
