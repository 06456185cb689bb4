import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '../../../templates/blocks/descriptors.ts';
import { messageLanguages } from '../../../templates/model/files/language.ts';
import { judgeBlockSchema } from '../../content/schema/judge-block.ts';
import type { OwnCause } from '../../core/diagnostics/messages/own-causes.ts';
import type { OwnParts } from '../../core/util/engine.mjs';

/** What is wrong with a block as it says itself: `file` is one of its folder. */
export interface Judged {
  type: string;
  file: string;
  cause: OwnCause;
  /** The keys that lead to it. */
  path: string[];
  found?: string;
}

/** Where a block stopped by an error of its own, as Node tells it. */
export interface Stopped {
  type: string;
  file: string;
  found: string;
  stack?: string;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isInBoth = (value: unknown) => Array.isArray(value) && value.length === messageLanguages.length && value.every(isText);

interface Described {
  type?: unknown;
  schema?: () => Promise<unknown>;
  words?: () => Promise<{ name?: unknown; recipe?: unknown }>;
  styles?: unknown;
  labels?: { name?: unknown };
  island?: unknown;
}

type Said = Pick<Judged, 'cause' | 'path' | 'found'>;

const wrong = (cause: OwnCause, ...path: string[]): Said => ({ cause, path });

/** Asks a block, which may stop with an error of its own. */
async function ask(type: string, file: string, act: () => Promise<Said[]>): Promise<(Judged | Stopped)[]> {
  try {
    return (await act()).map((said) => ({ type, file, ...said }));
  } catch (error) {
    const { message, stack } = error as Error;
    return [{ type, file, found: message ?? String(error), ...(stack !== undefined && { stack }) }];
  }
}

async function judgeBlock(block: Described, folder: string): Promise<(Judged | Stopped)[]> {
  const type = String(block.type);
  const own = await ask(type, 'block.ts', async () => [
    ...(block.styles === 'first' || block.styles === 'below' ? [] : [wrong('styles', 'styles')]),
    ...(typeof block.schema === 'function' ? [] : [wrong('no-function', 'schema')]),
    ...(typeof block.words === 'function' ? [] : [wrong('no-function', 'words')]),
    ...(!block.island || existsSync(join(folder, 'island.tsx')) ? [] : [wrong('island', 'island')]),
    ...(block.labels === undefined || isText(block.labels.name) ? [] : [wrong('labels', 'labels')]),
  ]);
  if (own.length > 0) return own;
  const ofSchema = await ask(type, 'schema.ts', async () =>
    judgeBlockSchema(type, await block.schema?.()).map(({ trouble, ...where }) => ({ cause: trouble, ...where })),
  );
  const ofWords = await ask(type, 'words.ts', async () => {
    const words = await block.words?.();
    return isInBoth(words?.name) ? [] : [wrong('no-name', 'name')];
  });
  return [...ofSchema, ...ofWords];
}

/** @returns all that is wrong with what the blocks of a site say of themselves */
export async function judgeOwn({ types, folder }: OwnParts): Promise<(Judged | Stopped)[]> {
  const described = blocks as readonly Described[];
  const judged = types.map(async (type): Promise<(Judged | Stopped)[]> => {
    const block = described.find((one) => one?.type === type);
    if (block) return judgeBlock(block, join(folder, 'blocks', type));
    return [{ type, file: 'block.ts', ...wrong('type', 'type') }];
  });
  return (await Promise.all(judged)).flat();
}
