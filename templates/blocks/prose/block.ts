import { defineBlock } from '../descriptor.ts';
import { video } from '../video/block.ts';
import { proseSchema } from './schema.ts';

type Video = Parameters<NonNullable<typeof video.describe>>[0];

/** Videos between the paragraphs: what is to be known of each is known of the block. */
function videosIn(body: readonly (string | { type: string })[]): Video[] {
  return body.filter((piece) => typeof piece !== 'string' && piece.type === 'video') as Video[];
}

export const prose = defineBlock({
  schema: proseSchema,
  styles: 'below',
  frameOrigins: ({ body }) => videosIn(body).flatMap((one) => video.frameOrigins?.(one) ?? []),
  playerOrigins: ({ body }) => videosIn(body).flatMap((one) => video.playerOrigins?.(one) ?? []),
  describe: ({ body }, id, addressOf) => videosIn(body).flatMap((one) => video.describe?.(one, id, addressOf) ?? []),
});
