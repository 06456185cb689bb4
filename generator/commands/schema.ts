import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createJsonSchema, jsonSchemaFile } from '../contract/json-schema.ts';
import { projectRoot } from '../paths.ts';
import { readOptions, run } from './options.ts';

await run('schema', async () => {
  readOptions('schema');
  await writeFile(join(projectRoot, jsonSchemaFile), createJsonSchema());
  process.stdout.write(`${jsonSchemaFile}\n`);
});
