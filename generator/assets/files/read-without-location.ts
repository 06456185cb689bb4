import { readFile } from 'node:fs/promises';
import { removeLocation } from './photo-location.ts';

/** Reads a file as it is published: photos without their location. */
export async function readWithoutLocation(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  return removeLocation(bytes) ?? bytes;
}
