import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Engine, packed } from '../common/engine.mjs';
import { billOf, writeBill } from '../package/bill.ts';
import { readOptions, run } from './options.ts';

/** A packed engine has its bill with it: nobody else knows what is in its program. */
export const main = (engine: Engine) =>
  run('sbom', engine, async () => {
    readOptions('sbom', engine);
    process.stdout.write(
      engine.isPacked ? await readFile(join(engine.root, packed.bill), 'utf8') : writeBill(await billOf(engine.root)),
    );
  });
