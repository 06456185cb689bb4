import { readFile } from 'node:fs/promises';
import { removeLocation } from './photo-location.ts';

/** The bytes of a file as they are published: a photo without the place where it was taken. */
export async function readWithoutLocation(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  return removeLocation(bytes) ?? bytes;
}
