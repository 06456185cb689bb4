import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Engine } from '../common/engine.mjs';
import { createJsonSchema } from '../contract/json-schema.ts';
import { readArguments } from './arguments.ts';
import { run } from './options.ts';

export const main = (engine: Engine) =>
  run('schema', engine, async () => {
    const file = resolve(readArguments('schema').out);
    const schema = createJsonSchema();
    // One that is up to date stays untouched: it may stand where nobody may write.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== schema) await writeFile(file, schema);
    process.stdout.write(`${relative(process.cwd(), file)}\n`);
  });
