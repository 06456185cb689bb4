import { join, relative, sep } from 'node:path';
import type { Engine } from '../../core/util/engine.mjs';
import { jsonSchemaFile } from '../../core/util/sources.mjs';

/** Path of the JSON Schema: in the engine's package, or in the checkout for a site inside it. */
export function schemaFrom(folder: string, { root }: Engine): string {
  const way = relative(folder, join(root, jsonSchemaFile)).replaceAll(sep, '/');
  return `${folder}${sep}`.startsWith(`${root}${sep}`) ? way : `./node_modules/qiyam/${jsonSchemaFile}`;
}
