import { embed } from '../embed/block.ts';
import { video } from '../video/block.ts';

type Video = Parameters<NonNullable<typeof video.describe>>[0];
type Embed = Parameters<NonNullable<typeof embed.frameOrigins>>[0];

export type Body = readonly (string | { type: string })[];

/** Pieces of some kind between the paragraphs. */
const allOf = (body: Body, type: string): unknown[] => body.filter((piece) => typeof piece !== 'string' && piece.type === type);

/** Whether a piece of one of some kinds is between the paragraphs. */
export const holds =
  (...types: string[]) =>
  ({ body }: { body: Body }) =>
    types.some((type) => allOf(body, type).length > 0);

/** Videos between the paragraphs: what is to be known of each is known of the block. */
export const videosIn = (body: Body) => allOf(body, 'video') as Video[];

/** Origins of the videos and frames between the paragraphs. */
export const originsOf = (key: 'frameOrigins' | 'playerOrigins', body: Body): string[] => [
  ...videosIn(body).flatMap((one) => video[key]?.(one) ?? []),
  ...(allOf(body, 'embed') as Embed[]).flatMap((one) => embed[key]?.(one) ?? []),
];
