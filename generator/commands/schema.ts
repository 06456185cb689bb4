import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../common/engine.mjs';
import { createJsonSchema } from '../contract/json-schema.ts';
import { jsonSchemaFile } from '../contract/json-schema-file.ts';
import { readOptions, run } from './options.ts';

export const main = (engine: Engine) =>
  run('schema', engine, async () => {
    readOptions('schema', engine);
    const file = join(engine.root, jsonSchemaFile);
    const schema = createJsonSchema();
    // One that is up to date stays untouched: the engine may stand where nobody may write.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== schema) await writeFile(file, schema);
    process.stdout.write(`${jsonSchemaFile}\n`);
  });
