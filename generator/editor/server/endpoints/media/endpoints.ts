import type { Acting } from '../changing/acting.ts';
import { type Endpoint, json } from '../endpoint.ts';
import type { Keeping } from '../files/keep.ts';
import { changeMedia } from './change-media.ts';

/** What is done to files of the assets and, in the same step, to all that names them. */
export function mediaEndpoints(keeping: Keeping, acting: Acting): [string, Endpoint][] {
  return [['media', { method: 'POST', answer: async (asked) => json(await changeMedia(keeping, acting, asked)) }]];
}
