import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { findPackage } from '../../core/util/packages.mjs';
import { jsonSchemaFile } from '../../core/util/sources.mjs';

/** A `$schema` path in a site file that leads to no file. */
export interface MissingSchema {
  found: string;
  /** Correct path of the schema; undefined if there is no permanent one. */
  suggestion?: string | undefined;
}

/** Written by the command `schema`, including custom blocks. */
const besideSite = './site.schema.json';

const isFileAt = (folder: string, way: string): boolean => existsSync(resolve(folder, decodedAddress(way.replace(/#.*$/, ''))));

/** Path of a schema file in a permanent location: next to the site, or in the installed package. */
function findSchema(folder: string): string | undefined {
  if (isFileAt(folder, besideSite)) return besideSite;
  const installed = findPackage(folder, 'qiyam');
  if (installed === undefined) return undefined;
  const way = encodeURI(relative(folder, join(installed, jsonSchemaFile)).replaceAll(sep, '/'));
  return way.startsWith('.') ? way : `./${way}`;
}

/** On the web, or in a package that may not be installed yet. */
const isElsewhere = /^[a-z][a-z\d+.-]+:|(?:^|\/)node_modules\//i;

/**
 * @param schema value of `$schema` in the file
 * @returns undefined if the path is valid or external, and if a source checkout of the engine has no schema file
 */
export function findMissingSchema(
  schema: unknown,
  siteFile: string,
  { isPacked }: Pick<Engine, 'isPacked'>,
): MissingSchema | undefined {
  const folder = dirname(siteFile);
  if (typeof schema !== 'string' || isElsewhere.test(schema) || isFileAt(folder, schema)) return undefined;
  const rules = findSchema(folder);
  const meant = rules !== undefined && isFileAt(folder, rules) ? rules : undefined;
  return meant === undefined && !isPacked ? undefined : { found: schema, suggestion: meant };
}
