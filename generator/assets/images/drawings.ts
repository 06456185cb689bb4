import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { contentHash } from '../../core/util/hash.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { forEachPicture } from './picture-failures.ts';

/** An icon to be rendered. The same key means the same bytes. */
export interface Drawing {
  /** Name under `assets/` of the picture that it is made from. */
  source: string;
  path: string;
  key: string;
  draw: () => Promise<Uint8Array>;
}

/**
 * Cache key of a drawing, computed from all its inputs before it is rendered.
 * @param code fingerprint of the code that draws and of the fonts
 */
export const drawingKey = (code: string, input: unknown): string => contentHash(code + JSON.stringify(input));

/**
 * Takes drawings from the cache or renders them, as many at a time as there are processors.
 * @throws PicturesError for drawings that cannot be rendered
 */
export function drawFiles(drawings: Drawing[], { getOrCreate }: BuildEnvironment): Promise<InMemoryFile[]> {
  return forEachPicture(drawings, async ({ path, key, draw }) => ({
    path,
    content: await getOrCreate(`drawing/${key}`, draw),
  }));
}
