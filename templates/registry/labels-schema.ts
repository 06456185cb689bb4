import type * as z from 'zod';
import { blocks, type Listed } from '../blocks/descriptors.ts';
import { firstWords, lastWords } from '../model/labels/schema.ts';
import type { Complete, Content } from '../schema/kinds.ts';
import { optionalWords } from '../schema/labels/fields.ts';

/** Blocks that have labels. */
type Speaking = Extract<Listed, { labels?: { name: string } }>;
type Words<Block extends Speaking> = NonNullable<Block['labels']>;
type OfBlocks = { [Block in Speaking as Words<Block>['name']]: Awaited<ReturnType<Words<Block>['schema']>> };

const loaded = blocks.map(async ({ labels }) => (labels ? [[labels.name, await labels.schema()]] : []));

/** Label schemas of blocks, by name. */
const ofBlocks = Object.fromEntries((await Promise.all(loaded)).flat()) as OfBlocks;

/** All labels, each of which a site may override. */
export const labelsSchema = optionalWords({ ...firstWords, ...ofBlocks, ...lastWords });

/** All labels. */
export type Labels = Complete<Content<z.infer<typeof labelsSchema>>>;
