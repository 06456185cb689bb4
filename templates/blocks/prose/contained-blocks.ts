import type { audio } from '../audio/block.ts';
import { embed } from '../embed/block.ts';
import type { describePictures } from '../gallery/describe.ts';
import { video } from '../video/block.ts';

type Video = Parameters<NonNullable<typeof video.describe>>[0];
type Audio = Parameters<NonNullable<typeof audio.describe>>[0];
type Picture = Parameters<typeof describePictures>[0][number];
type Embed = Parameters<NonNullable<typeof embed.frameOrigins>>[0];

export type Body = readonly (string | { type: string })[];

/** Pieces nested in a piece or in its items. */
function inside(piece: object): Body {
  const { text, items } = piece as { text?: unknown; items?: unknown };
  const ofItems = Array.isArray(items) ? items.flatMap((item) => item?.paragraphs ?? []) : [];
  return Array.isArray(text) ? [...text, ...ofItems] : ofItems;
}

/** All pieces other than paragraphs, at any depth. */
const piecesOf = (body: Body): { type: string }[] =>
  body.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...piecesOf(inside(piece))]));

/** Pieces of one type. */
const allOf = (body: Body, type: string): unknown[] => piecesOf(body).filter((piece) => piece.type === type);

/** Whether a text has a piece of one of some types. */
export const holds =
  (...types: string[]) =>
  ({ body }: { body: Body }) =>
    types.some((type) => allOf(body, type).length > 0);

/** Tables of a text. */
export const tablesIn = (body: Body) => allOf(body, 'table') as { rows: unknown[][]; total?: unknown[] }[];

/** Videos of a text: structured data and policies of the block need them. */
export const videosIn = (body: Body) => allOf(body, 'video') as Video[];

/** Recordings of a text. */
export const audioIn = (body: Body) => allOf(body, 'audio') as Audio[];

/** Origins of the videos and frames of a text. */
export const originsOf = (key: 'frameOrigins' | 'playerOrigins', body: Body): string[] => [
  ...videosIn(body).flatMap((one) => video[key]?.(one) ?? []),
  ...(allOf(body, 'embed') as Embed[]).flatMap((one) => embed[key]?.(one) ?? []),
];

/** Pictures of a text, single or in rows. */
export const picturesIn = (body: Body) => [
  ...(allOf(body, 'figure') as (Picture & { enlarges?: true })[]),
  ...(allOf(body, 'pictures') as { items: Picture[] }[]).flatMap(({ items }) => items),
];

/** Whether pictures of the text can be enlarged. */
export const showsGallery = ({ body }: { body: Body }): boolean =>
  holds('pictures')({ body }) || picturesIn(body).some((one) => 'credit' in one || 'original' in one || 'enlarges' in one);
