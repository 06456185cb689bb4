import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../common/paths.ts';
import { createJsonSchema, jsonSchemaFile } from '../contract/json-schema.ts';
import { readOptions, run } from './options.ts';

await run('schema', async () => {
  readOptions('schema');
  await writeFile(join(projectRoot, jsonSchemaFile), createJsonSchema());
  process.stdout.write(`${jsonSchemaFile}\n`);
});
