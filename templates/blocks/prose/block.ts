import { defineBlock } from '../../schema/block/descriptor.ts';
import { audio } from '../audio/block.ts';
import { describePictures } from '../gallery/describe.ts';
import { holdsList as holdsCellList } from '../table/cells.ts';
import { video } from '../video/block.ts';
import { audioIn, type Body, holds, originsOf, picturesIn, showsGallery, tablesIn, videosIn } from './contained-blocks.ts';
import { holdsMore, mentionsNote, saysNumbering } from './flow-lines.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';
import { isWideTable } from './wide.ts';

/** Whether pieces other than paragraphs are nested, or a list item has several paragraphs. */
function holdsMoreThanItems(piece: Body[number] | { text?: unknown; items?: unknown }): boolean {
  if (typeof piece === 'string') return false;
  const { text, items } = piece as { text?: unknown; items?: unknown };
  const isLong = (item: unknown) => typeof item === 'object' && item !== null && 'paragraphs' in item;
  return (Array.isArray(text) && holdsMore(text)) || (Array.isArray(items) && items.some(isLong));
}

/** Whether a table is nested in another piece. */
const holdsTable = (piece: Body[number]): boolean =>
  typeof piece !== 'string' && 'text' in piece && Array.isArray(piece.text) && tablesIn(piece.text).length > 0;

export const prose = defineBlock({
  type: 'prose',
  schema: async () => (await import('./schema.ts')).proseSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  rules,
  embeds: {
    audio: holds('audio'),
    code: holds('code'),
    downloads: holds('download'),
    embed: holds('embed'),
    facts: holds('facts'),
    gallery: showsGallery,
    table: holds('table'),
    'table/list-cells': ({ body }) => tablesIn(body).some(({ rows, total }) => holdsCellList(rows, total)),
    video: holds('video', 'embed'),
  },
  pieces: {
    centred: (_, { heads }) => heads === 'centred',
    contents: ({ contents }) => contents !== undefined,
    details: holds('details'),
    formula: holds('formula'),
    pictures: holds('pictures'),
    'minor-heading': holds('minor-heading', 'paragraph-heading'),
    'paragraph-heading': holds('paragraph-heading'),
    'inner-table': ({ body }) => body.some(holdsTable),
    lists: ({ body }) => body.some(holdsMoreThanItems),
    notes: ({ body }) => mentionsNote(body),
    numbering: ({ body }) => saysNumbering(body),
    side: (_, { heads }) => heads === 'side',
    tasks: holds('tasks'),
    'wide-tables': ({ body }) => tablesIn(body).some(isWideTable),
  },
  frameOrigins: ({ body }) => originsOf('frameOrigins', body),
  playerOrigins: ({ body }) => originsOf('playerOrigins', body),
  describe: ({ body }, id, addressOf) => [
    ...videosIn(body).flatMap((one) => video.describe?.(one, id, addressOf) ?? []),
    ...audioIn(body).flatMap((one) => audio.describe?.(one, id, addressOf) ?? []),
    ...describePictures(picturesIn(body), addressOf),
  ],
});
