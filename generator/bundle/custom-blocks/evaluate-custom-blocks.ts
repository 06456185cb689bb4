import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '../../../templates/blocks/descriptors.ts';
import { isCustomTexts } from '../../../templates/model/files/language.ts';
import { checkBlockSchema } from '../../content/schema/check-block-schema.ts';
import type { DescriptorErrorCode } from '../../core/diagnostics/messages/descriptor-errors.ts';
import type { CustomBlocks } from '../../core/util/engine.mjs';

/** Error in a block's descriptor, schema or words; `file` is relative to the block's folder. */
export interface DescriptorError {
  type: string;
  file: string;
  code: DescriptorErrorCode;
  /** Keys that lead to the wrong value. */
  path: string[];
  found?: string;
}

/** Exception thrown by the code of a block. */
export interface BlockCrash {
  type: string;
  file: string;
  found: string;
  stack?: string;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

interface UncheckedDescriptor {
  type?: unknown;
  schema?: () => Promise<unknown>;
  words?: () => Promise<{ name?: unknown; recipe?: unknown }>;
  styles?: unknown;
  labels?: { name?: unknown };
  island?: unknown;
}

type DescriptorErrorDetail = Pick<DescriptorError, 'code' | 'path' | 'found'>;

const wrong = (cause: DescriptorErrorCode, ...path: string[]): DescriptorErrorDetail => ({ code: cause, path });

/** Runs a check that calls code of a block, and converts what it throws to a `BlockCrash`. */
async function catchCrash(
  type: string,
  file: string,
  act: () => Promise<DescriptorErrorDetail[]>,
): Promise<(DescriptorError | BlockCrash)[]> {
  try {
    return (await act()).map((detail) => ({ type, file, ...detail }));
  } catch (error) {
    const { message, stack } = error as Error;
    return [{ type, file, found: message ?? String(error), ...(stack !== undefined && { stack }) }];
  }
}

async function evaluateBlock(block: UncheckedDescriptor, folder: string): Promise<(DescriptorError | BlockCrash)[]> {
  const type = String(block.type);
  const customBlocks = await catchCrash(type, 'block.ts', async () => [
    ...(block.styles === 'first' || block.styles === 'below' ? [] : [wrong('styles', 'styles')]),
    ...(typeof block.schema === 'function' ? [] : [wrong('no-function', 'schema')]),
    ...(typeof block.words === 'function' ? [] : [wrong('no-function', 'words')]),
    ...(!block.island || existsSync(join(folder, 'island.tsx')) ? [] : [wrong('island', 'island')]),
    ...(block.labels === undefined || isText(block.labels.name) ? [] : [wrong('labels', 'labels')]),
  ]);
  if (customBlocks.length > 0) return customBlocks;
  const ofSchema = await catchCrash(type, 'schema.ts', async () => checkBlockSchema(type, await block.schema?.()));
  const ofWords = await catchCrash(type, 'words.ts', async () => {
    const words = await block.words?.();
    return isCustomTexts(words?.name) ? [] : [wrong('no-name', 'name')];
  });
  return [...ofSchema, ...ofWords];
}

/**
 * Evaluates the descriptors, schemas and words of a site's blocks.
 * @returns all errors
 */
export async function evaluateCustomBlocks({ types, folder }: CustomBlocks): Promise<(DescriptorError | BlockCrash)[]> {
  const described = blocks as readonly UncheckedDescriptor[];
  const errors = types.map(async (type): Promise<(DescriptorError | BlockCrash)[]> => {
    const block = described.find((one) => one?.type === type);
    if (block) return evaluateBlock(block, join(folder, 'blocks', type));
    return [{ type, file: 'block.ts', ...wrong('type', 'type') }];
  });
  return (await Promise.all(errors)).flat();
}
