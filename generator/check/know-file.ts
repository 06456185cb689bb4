import { constants, isUtf8 } from 'node:buffer';
import { type CutEntry, cutFile } from '../content/cut.ts';
import type { Path } from '../content/path.ts';
import { readPlainJson } from '../content/plain-json.ts';
import { recutFile } from '../content/recut.ts';
import { deepest } from '../content/tree.ts';
import { isComplete } from './entry.ts';
import { type CheckMemory, type KnownEntry, type KnownFile, nameOf } from './memory.ts';

const isText = (bytes: Buffer) => bytes.length < constants.MAX_STRING_LENGTH && isUtf8(bytes);

const readEntry = (bytes: Buffer, { path, from, to }: CutEntry) =>
  readPlainJson(bytes.toString('utf8', from, to), deepest - path.length);

function knowEntry(bytes: Buffer, place: CutEntry, memory: CheckMemory): KnownEntry | undefined {
  const { path, from, to } = place;
  const known = memory.know({ path, name: nameOf(bytes.subarray(from, to)), read: () => readEntry(bytes, place) });
  return known && { path, known };
}

/** A site with another value in the place of an entry; all others are the same objects. */
function replaceEntry(site: Readonly<Record<string, unknown>>, [top = '', inner]: Path, value: unknown): Record<string, unknown> {
  if (inner === undefined) return { ...site, [top]: value };
  const list = site[top];
  return { ...site, [top]: Array.isArray(list) ? list.with(Number(inner), value) : { ...(list as object), [inner]: value } };
}

/** A file of which one entry has changed since it was known, or nothing. */
function knowEdited(before: KnownFile, bytes: Buffer, memory: CheckMemory): KnownFile | undefined {
  const found = bytes.length < constants.MAX_STRING_LENGTH ? recutFile(before, bytes) : undefined;
  if (found?.edited === undefined) return found && before;
  const { cut, edited } = found;
  const place = cut.entries[edited];
  if (!place || !isUtf8(bytes.subarray(place.from, place.to))) return undefined;
  const content = readEntry(bytes, place);
  const entry = content && knowEntry(bytes, place, memory);
  if (!entry) return undefined;
  const value = before.value && replaceEntry(before.value, place.path, content.value);
  return { bytes, cut, entries: before.entries.with(edited, entry), value };
}

function knowWhole(bytes: Buffer, memory: CheckMemory): KnownFile | undefined {
  const cut = isText(bytes) ? cutFile(bytes) : undefined;
  const skeleton = cut && readPlainJson(cut.skeleton, deepest);
  if (!cut || !skeleton || !isComplete(skeleton.value)) return undefined;
  const entries: KnownEntry[] = [];
  for (const place of cut.entries) {
    const entry = knowEntry(bytes, place, memory);
    if (!entry) return undefined;
    entries.push(entry);
  }
  return { bytes, cut, entries, value: undefined };
}

/**
 * What is known of every entry of a file, with what is found out about those that have changed; undefined where one has not
 * the right shape, or the file as a whole.
 */
export function knowFile(bytes: Buffer, memory: CheckMemory): KnownFile | undefined {
  const known = (memory.file && knowEdited(memory.file, bytes, memory)) ?? knowWhole(bytes, memory);
  if (known) memory.file = known;
  if (known && memory.isFollowing) known.value ??= JSON.parse(bytes.toString());
  return known;
}
