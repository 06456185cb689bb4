import { readFile } from 'node:fs/promises';
import { withoutPlace } from './photo-place.ts';

/** The bytes of a file as they are published: a photo without the place where it was taken. */
export async function readWithoutPlace(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  return withoutPlace(bytes) ?? bytes;
}
