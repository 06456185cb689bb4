import { defineBlock } from '../../block/descriptor.ts';
import { video } from '../video/block.ts';
import { holdsList, mentionsNote } from './flow-lines.ts';
import { labels } from './labels.ts';

type Video = Parameters<NonNullable<typeof video.describe>>[0];

type Body = readonly (string | { type: string })[];

/** Whether a piece of some kind is between the paragraphs. */
const holds =
  (type: string) =>
  ({ body }: { body: Body }) =>
    body.some((piece) => typeof piece !== 'string' && piece.type === type);

/** Whether a list is inside another piece, or an item of one is of several paragraphs. */
function holdsMoreThanItems(piece: Body[number] | { text?: unknown; items?: unknown }): boolean {
  if (typeof piece === 'string') return false;
  const { text, items } = piece as { text?: unknown; items?: unknown };
  const isLong = (item: unknown) => typeof item === 'object' && item !== null && 'paragraphs' in item;
  return (Array.isArray(text) && holdsList(text)) || (Array.isArray(items) && items.some(isLong));
}

/** Videos between the paragraphs: what is to be known of each is known of the block. */
function videosIn(body: Body): Video[] {
  return body.filter((piece) => typeof piece !== 'string' && piece.type === 'video') as Video[];
}

export const prose = defineBlock({
  type: 'prose',
  schema: async () => (await import('./schema.ts')).proseSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: { downloads: holds('download'), facts: holds('facts'), table: holds('table'), video: holds('video') },
  pieces: {
    'minor-heading': holds('minor-heading'),
    lists: ({ body }) => body.some(holdsMoreThanItems),
    notes: ({ body }) => mentionsNote(body),
    tasks: holds('tasks'),
  },
  frameOrigins: ({ body }) => videosIn(body).flatMap((one) => video.frameOrigins?.(one) ?? []),
  playerOrigins: ({ body }) => videosIn(body).flatMap((one) => video.playerOrigins?.(one) ?? []),
  describe: ({ body }, id, addressOf) => videosIn(body).flatMap((one) => video.describe?.(one, id, addressOf) ?? []),
});
