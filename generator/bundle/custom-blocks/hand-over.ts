import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { endWithCaller } from '../../core/util/end-with-caller.ts';
import type { Engine, OwnParts } from '../../core/util/engine.mjs';
import { openFor } from './open-for.ts';
import { supervisedBy } from './supervised.ts';
import { watchOwn } from './watch-own.ts';

interface Handed {
  own: OwnParts;
  /** In which the command speaks. */
  language: MessageLanguage;
}

/** Does a command by the engine of a site. @throws as `openFor` does */
export async function handOver(command: string, engine: Engine, { own, language }: Handed): Promise<void> {
  const given = supervisedBy(engine, own);
  if (command === 'dev' && given === undefined) {
    endWithCaller();
    const { createSupervisor } = await import('./supervise.ts');
    return watchOwn(own.folder, createSupervisor(engine, { folder: own.folder, language }));
  }
  const composed = given ?? (await openFor(engine, own));
  const { main } = await import(pathToFileURL(join(composed.program, `${command}.mjs`)).href);
  await main(composed);
}
