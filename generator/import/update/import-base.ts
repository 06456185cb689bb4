import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';
import { isObject, type Json } from '../../core/json/value.ts';
import { importBaseName, type Project } from '../../core/util/project.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** What an import was asked to bring. */
export interface ImportChoices {
  types?: readonly string[];
  since?: number;
  withComments?: boolean;
}

/** The last import. */
export interface ImportBase {
  /** Value of the site file as converted. */
  site: Json;
  /** Hashes (`hashBytes`) of the files that were brought, by their names under `assets/`. */
  assets: Record<string, string>;
  /** Names of files by what asked for them: `MediaStore.names`. */
  names: Record<string, string>;
  /** What the site did not take of the import: see `onlyTaken`. */
  untaken?: string[] | undefined;
  /** What was asked for; a later import brings the same. */
  choices?: ImportChoices;
}

const version = 1;

/** More than a site and its files can need, in bytes. */
const mostBytes = { packed: 64 * 1024 ** 2, unpacked: 128 * 1024 ** 2 };

/** Path of the file of a site; links to the site file are followed. */
export function importBaseFile({ siteFile }: Pick<Project, 'siteFile'>): string {
  return join(dirname(existsSync(siteFile) ? realpathSync(siteFile) : siteFile), importBaseName);
}

const isWords = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

function readChoices(value: unknown): ImportChoices {
  const { types, since, withComments } = isObject(value) ? value : {};
  const isList = Array.isArray(types) && types.every((type) => typeof type === 'string');
  return {
    ...(isList && { types: types as string[] }),
    ...(typeof since === 'number' && { since }),
    ...(withComments === true && { withComments }),
  };
}

/** Choices of a later import: what is not asked for is as in the last one. */
export const choicesAfter = (last: ImportChoices, { types, since, withComments }: ImportChoices): ImportChoices => ({
  ...last,
  ...(types && { types }),
  ...(since !== undefined && { since }),
  ...(withComments && { withComments }),
});

/** Whether choices leave out what others bring. A later import would remove that from the site. */
export function isNarrower(choices: ImportChoices, than: ImportChoices): boolean {
  const hasFewerTypes = choices.types !== undefined && !(than.types?.every((type) => choices.types?.includes(type)) ?? false);
  return hasFewerTypes || (choices.since ?? 0) > (than.since ?? 0);
}

/** Unpacked size that a gzip file announces. RFC 1952, 2.3.1 */
const unpackedSize = (bytes: Buffer) => (bytes.length < 18 ? Number.POSITIVE_INFINITY : bytes.readUInt32LE(bytes.length - 4));

/** Reads the last import; undefined if there is none, or it cannot be read. */
export function readImportBase(project: Pick<Project, 'siteFile'>): ImportBase | undefined {
  const read = readRegularFile(importBaseFile(project), mostBytes.packed);
  if (!('bytes' in read) || unpackedSize(read.bytes) > mostBytes.unpacked) return undefined;
  try {
    const value = JSON.parse(strFromU8(gunzipSync(read.bytes)));
    const isKnown = value.version === version && isObject(value.site) && isWords(value.assets) && isWords(value.names);
    if (!isKnown) return undefined;
    const { site, assets, names, choices } = value;
    const untaken = Array.isArray(value.untaken) ? value.untaken.filter((one: unknown) => typeof one === 'string') : [];
    const more = { ...(untaken.length > 0 && { untaken }), ...(choices !== undefined && { choices: readChoices(choices) }) };
    return { site, assets, names, ...more };
  } catch {
    return undefined;
  }
}

const sorted = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** The same for the same import on every computer. */
function bytesOf({ site, assets, names, untaken, choices }: ImportBase): Uint8Array {
  const more = { ...(untaken && { untaken }), ...(choices && Object.keys(choices).length > 0 && { choices }) };
  const text = JSON.stringify({ version, site, assets: sorted(assets), names: sorted(names), ...more });
  return gzipSync(strToU8(text), { mtime: 0, level: 6 });
}

/**
 * Writes the last import, atomically; a file with the same content stays untouched.
 * @throws Error if it cannot be written
 */
export function writeImportBase(project: Pick<Project, 'siteFile'>, base: ImportBase): void {
  const file = importBaseFile(project);
  const bytes = bytesOf(base);
  const present = readRegularFile(file, mostBytes.packed);
  if ('bytes' in present && Buffer.compare(present.bytes, bytes) === 0) return;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, bytes, { flag: 'wx' });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
