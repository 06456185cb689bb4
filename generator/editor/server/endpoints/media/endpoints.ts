import type { Acting } from '../changing/acting.ts';
import { type Endpoint, json } from '../endpoint.ts';
import type { Keeping } from '../files/keep.ts';
import { changeMedia } from './change-media.ts';

/** Endpoint that renames, deletes and replaces asset files. */
export function mediaEndpoints(keeping: Keeping, acting: Acting): [string, Endpoint][] {
  return [['media', { method: 'POST', answer: async (asked) => json(await changeMedia(keeping, acting, asked)) }]];
}
