import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { findPackage } from '../../core/util/packages.mjs';
import { jsonSchemaFile } from '../../core/util/sources.mjs';

/** Rules that a site file names for editors of JSON, where no such file is. */
export interface MissingSchema {
  found: string;
  /** What leads to them from there; undefined where they are nowhere that stays. */
  meant?: string | undefined;
}

/** Written by the command `schema`, with the blocks of the site. */
const besideSite = './site.schema.json';

const isFileAt = (folder: string, way: string): boolean => existsSync(resolve(folder, decodedAddress(way.replace(/#.*$/, ''))));

/** Rules that stay where they are: beside the site, or in the package that is installed for it. */
function findSchema(folder: string): string | undefined {
  if (isFileAt(folder, besideSite)) return besideSite;
  const installed = findPackage(folder, 'qiyam');
  if (installed === undefined) return undefined;
  const way = encodeURI(relative(folder, join(installed, jsonSchemaFile)).replaceAll(sep, '/'));
  return way.startsWith('.') ? way : `./${way}`;
}

/** On the web, or in packages that are to be installed yet. */
const isElsewhere = /^[a-z][a-z\d+.-]+:|(?:^|\/)node_modules\//i;

/**
 * @param schema what the file says under `$schema`
 * @returns undefined where editors find what it names, or ask others for it, and in copies that engineers try their checkout with
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
  return meant === undefined && !isPacked ? undefined : { found: schema, meant };
}
