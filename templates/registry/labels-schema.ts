import type * as z from 'zod';
import { blocks, type RegisteredBlock } from '../blocks/descriptors.ts';
import { firstWords, lastWords } from '../model/labels/schema.ts';
import type { Complete, Content } from '../schema/kinds.ts';
import { optionalWords } from '../schema/labels/fields.ts';

/** Blocks that have labels. */
type BlockWithLabels = Extract<RegisteredBlock, { labels?: { name: string } }>;
type Words<Block extends BlockWithLabels> = NonNullable<Block['labels']>;
type OfBlocks = { [Block in BlockWithLabels as Words<Block>['name']]: Awaited<ReturnType<Words<Block>['schema']>> };

const loaded = blocks.map(async ({ labels }) => (labels ? [[labels.name, await labels.schema()]] : []));

/** Label schemas of blocks, by name. */
const ofBlocks = Object.fromEntries((await Promise.all(loaded)).flat()) as OfBlocks;

/** All labels, each of which a site may override. */
export const labelsSchema = optionalWords({ ...firstWords, ...ofBlocks, ...lastWords });

/** All labels. */
export type Labels = Complete<Content<z.infer<typeof labelsSchema>>>;
