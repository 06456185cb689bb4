#!/usr/bin/env node
/**
 * Starts a command: `node generator/commands/start.mjs build --site site.json`.
 *
 * `tsx` runs the generator from its sources. That takes longer than a whole build, so a command runs from a bundle of its own
 * making where one can be kept (`program.mjs` in `bundle/`). What V8 can only be told before anything runs, `npm run build` and `check` tell it
 * (`heap.ts` in `machine/` says why). Plain JavaScript, as it runs before anything can transform it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findProgram } from '../bundle/program.mjs';
import { keepCompiled } from '../common/compile-cache.mjs';
import { idNow, openEngine } from '../common/engine.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const [command = ''] = process.argv.splice(2, 1);
const source = join(root, `generator/commands/${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(source)) {
  process.stderr.write('Usage: node generator/commands/start.mjs COMMAND [OPTIONS], with the commands of package.json\n');
  process.exit(2);
}
let engine = openEngine(root);
if (engine.cache !== undefined) keepCompiled(engine.cache);
let program = await findProgram(engine, command);
// The sources have changed while they were bundled, as by a pull.
if (program === undefined && idNow(engine) !== engine.id) {
  engine = openEngine(root);
  program = await findProgram(engine, command);
}
if (program === undefined) (await import('tsx/esm/api')).register();
const { main } = await import(pathToFileURL(program ?? source).href);
await main(engine);
