import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from '../bundle/program.mjs';
import type { Engine } from '../common/engine.mjs';
import { openOwn } from './open-own.ts';
import type { OwnSources } from './read-own.ts';

/** Does a command by the engine of a site with blocks or looks of its own. @throws OwnError where these are wrong */
export async function handOver(command: string, engine: Engine, own: OwnSources): Promise<void> {
  const composed = await openOwn(engine, own);
  const program = await findProgram(composed, command);
  if (program === undefined) (await import('tsx/esm/api')).register();
  const source = join(composed.root, `generator/commands/${command}.ts`);
  const { main } = await import(pathToFileURL(program ?? source).href);
  await main(composed);
}
