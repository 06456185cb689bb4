#!/usr/bin/env node
/** Starts a command of a packed engine, as `qiyam build`: all that runs was bundled when it was packed. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepCompiled } from '../common/compile-cache.mjs';
import { openEngine, readPacked } from '../common/engine.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = readPacked(root)?.commands ?? [];
const [command = ''] = process.argv.splice(2, 1);
if (!commands.includes(command)) {
  process.stderr.write(`Usage: qiyam COMMAND [OPTIONS], with one of: ${commands.join(', ')}\n`);
  process.exit(2);
}
const engine = openEngine(root);
if (engine.cache !== undefined) keepCompiled(engine.cache);
const { main } = await import(new URL(`./${command}.mjs`, import.meta.url).href);
await main(engine);
