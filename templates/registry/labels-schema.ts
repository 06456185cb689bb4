import type * as z from 'zod';
import { blocks, type Listed } from '../blocks/descriptors.ts';
import { firstWords, lastWords } from '../model/labels/schema.ts';
import type { Complete, Content } from '../schema/kinds.ts';
import { optionalWords } from '../schema/labels/fields.ts';

/** The blocks that have words of their own. */
type Speaking = Extract<Listed, { labels?: { name: string } }>;
type Words<Block extends Speaking> = NonNullable<Block['labels']>;
type OfBlocks = { [Block in Speaking as Words<Block>['name']]: Awaited<ReturnType<Words<Block>['schema']>> };

const loaded = blocks.map(async ({ labels }) => (labels ? [[labels.name, await labels.schema()]] : []));

/** Words of blocks, by their names. */
const ofBlocks = Object.fromEntries((await Promise.all(loaded)).flat()) as OfBlocks;

/** Words of the interface, as a site may override them one by one. */
export const labelsSchema = optionalWords({ ...firstWords, ...ofBlocks, ...lastWords });

/** Words of the interface, all of them. */
export type Labels = Complete<Content<z.infer<typeof labelsSchema>>>;
