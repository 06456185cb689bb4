import type { EndpointEntry } from '../access.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import { json } from '../endpoint.ts';
import type { UploadContext } from '../files/store-upload.ts';
import { changeMedia } from './change-media.ts';

/** Endpoint that renames, deletes and replaces asset files. */
export function mediaEndpoints(context: UploadContext, actions: EditActions): EndpointEntry[] {
  return [['media', { method: 'POST', answer: async (asked) => json(await changeMedia(context, actions, asked)) }]];
}
