import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { contentHash } from '../../core/util/hash.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { forEachPicture } from './picture-failures.ts';

/** An icon that is still to be drawn. The same key means the same bytes. */
export interface Drawing {
  /** The picture that it is made of, by its name under `assets/`. */
  source: string;
  path: string;
  key: string;
  draw: () => Promise<Uint8Array>;
}

/** Names a drawing by everything that it is made of, before it is drawn. @param code what `drawingCode` gives */
export const drawingKey = (code: string, input: unknown): string => contentHash(code + JSON.stringify(input));

/**
 * Draws what was not drawn before, as many at a time as there are processors, and takes the rest from the store.
 * @throws PicturesError for what cannot be drawn
 */
export function drawFiles(drawings: Drawing[], { take: getOrCreate }: BuildEnvironment): Promise<InMemoryFile[]> {
  return forEachPicture(drawings, async ({ path, key, draw }) => ({
    path,
    content: await getOrCreate(`drawing/${key}`, draw),
  }));
}
