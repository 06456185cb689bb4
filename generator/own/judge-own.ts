import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '../../templates/blocks/descriptors.ts';
import { judgeBlockSchema } from '../contract/judge-block.ts';

/** What is wrong with a block as it says itself: `file` is one of its folder. */
export interface Judged {
  type: string;
  file: string;
  found: string;
  /** Where it stopped, as Node tells it. */
  stack?: string;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isInBoth = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isText);

interface Described {
  type?: unknown;
  schema?: () => Promise<unknown>;
  words?: () => Promise<{ name?: unknown; recipe?: unknown }>;
  styles?: unknown;
  labels?: { name?: unknown };
  island?: unknown;
}

/** Asks a block, which may stop with an error of its own. */
async function ask(type: string, file: string, act: () => Promise<string[]>): Promise<Judged[]> {
  try {
    return (await act()).map((found) => ({ type, file, found }));
  } catch (error) {
    const { message, stack } = error as Error;
    return [{ type, file, found: message ?? String(error), ...(stack !== undefined && { stack }) }];
  }
}

async function judgeBlock(block: Described, folder: string): Promise<Judged[]> {
  const type = String(block.type);
  const own = await ask(type, 'block.ts', async () => [
    ...(block.styles === 'first' || block.styles === 'below' ? [] : ["`styles` is neither 'first' nor 'below'"]),
    ...(typeof block.schema === 'function' ? [] : ['`schema` is no function']),
    ...(typeof block.words === 'function' ? [] : ['`words` is no function']),
    ...(!block.island || existsSync(join(folder, 'island.tsx')) ? [] : ['`island` is true, and there is no island.tsx']),
    ...(block.labels === undefined || isText(block.labels.name) ? [] : ['`labels` is not made by defineLabels']),
  ]);
  if (own.length > 0) return own;
  const ofSchema = await ask(type, 'schema.ts', async () => judgeBlockSchema(type, await block.schema?.()));
  const ofWords = await ask(type, 'words.ts', async () => {
    const words = await block.words?.();
    return isInBoth(words?.name) ? [] : ['`name` is not what the block is called in Arabic and in English'];
  });
  return [...ofSchema, ...ofWords];
}

/** @param types of blocks of a site, as their folders are called @param root of the engine that has them @returns all that is wrong with what they say of themselves */
export async function judgeOwn(types: readonly string[], root: string): Promise<Judged[]> {
  const described = blocks as readonly Described[];
  const judged = types.map(async (type): Promise<Judged[]> => {
    const block = described.find((one) => one?.type === type);
    if (block) return judgeBlock(block, join(root, 'templates/blocks', type));
    return [{ type, file: 'block.ts', found: `its \`type\` is not '${type}', the name of its folder` }];
  });
  return (await Promise.all(judged)).flat();
}
