import { constants, isUtf8 } from 'node:buffer';
import { type Cut, type CutEntry, cutFile, type VisitEntry } from '../content/cut.ts';
import { bytesInMemory, type FileBytes, inRuns } from '../content/file-bytes.ts';
import { recutKept } from '../content/kept-cut.ts';
import type { Path } from '../content/path.ts';
import { type Nesting, readPlainJson } from '../content/plain-json.ts';
import { recutFile } from '../content/recut.ts';
import { deepest } from '../content/tree.ts';
import { textOfUtf8 } from '../content/utf8.ts';
import { type Progress, silent } from '../progress/progress.ts';
import { isComplete } from './entry.ts';
import { type CheckMemory, type KnownEntry, type KnownFile, nameOf } from './memory.ts';

/** The value of an entry; undefined where it is not JSON without a fault. @param bytes its own. */
const readEntry = (bytes: Buffer, path: Path, nesting?: Nesting) =>
  isUtf8(bytes) ? readPlainJson(textOfUtf8(bytes), deepest - path.length, nesting) : undefined;

function knowEntry(bytes: Buffer, { path }: CutEntry, memory: CheckMemory, nesting?: Nesting): KnownEntry | undefined {
  const name = nameOf(bytes);
  const known = memory.know({ path, name, read: () => readEntry(bytes, path, nesting) });
  return known && { path, name, known };
}

/** A site with another value in the place of an entry; all others are the same objects. */
function replaceEntry(site: Readonly<Record<string, unknown>>, [top = '', inner]: Path, value: unknown): Record<string, unknown> {
  if (inner === undefined) return { ...site, [top]: value };
  const list = site[top];
  return { ...site, [top]: Array.isArray(list) ? list.with(Number(inner), value) : { ...(list as object), [inner]: value } };
}

/** A file of which one entry has changed since it was known, or nothing. */
function knowEdited(before: KnownFile, bytes: Buffer, memory: CheckMemory): KnownFile | undefined {
  const former = before.bytes.whole;
  const found = former && recutFile({ bytes: former, cut: before.cut }, bytes);
  if (found?.edited === undefined) return found && before;
  const { cut, edited } = found;
  const place = cut.entries[edited];
  if (!place) return undefined;
  const own = bytes.subarray(place.from, place.to);
  const content = readEntry(own, place.path);
  const entry = content && knowEntry(own, place, memory);
  if (!entry) return undefined;
  const value = before.value && replaceEntry(before.value, place.path, content.value);
  return { bytes: bytesInMemory(bytes), cut, entries: before.entries.with(edited, entry), value };
}

/** Seconds of a processor that a byte takes to be checked for the first time, about. */
const workOfByte = 1 / 10_000_000;

const isPage = ({ path }: CutEntry) => path[0] === 'routes';

/** Bytes that are read at a time. */
const runSize = 1 << 20;

interface CutNested {
  bytes: FileBytes;
  cut: Cut;
  /** What is in each entry. */
  nestings: readonly Nesting[];
}

/** What is known of the entries of a file in their order, found out about pages last; undefined where one is wrong. */
function knowEntries({ bytes, cut, nestings }: CutNested, memory: CheckMemory, progress: Progress) {
  const { entries } = cut;
  const known: KnownEntry[] = [];
  const read = inRuns(bytes, runSize);
  const know = (place: CutEntry, index: number): boolean => {
    const entry = knowEntry(read(place.from, place.to), place, memory, nestings[index]);
    if (entry) known[index] = entry;
    progress.did((place.to - place.from) * workOfByte);
    return entry !== undefined;
  };
  if (!entries.every((place, index) => isPage(place) || know(place, index))) return undefined;
  return entries.every((place, index) => !isPage(place) || know(place, index)) ? known : undefined;
}

/** Cuts a file and finds out about its entries; those that are no pages come first. */
function cutAndKnow(bytes: FileBytes, memory: CheckMemory, progress: Progress) {
  const nestings: Nesting[] = [];
  const cut = cutFile(bytes, { visit: (_place, _own, nesting) => nestings.push(nesting) > 0 });
  const entries = cut && knowEntries({ bytes, cut, nestings }, memory, progress);
  return entries && { cut, entries };
}

/** The same entry by entry as the file is cut, up to the first that is wrong: of what is longer than any text no more is read. */
function knowWhileCut(bytes: FileBytes, memory: CheckMemory, progress: Progress) {
  const entries: KnownEntry[] = [];
  const visit: VisitEntry = (place, own, nesting) => {
    const entry = knowEntry(own, place, memory, nesting);
    if (entry) entries.push(entry);
    else memory.wrongLine = place.line + 1;
    progress.did(own.length * workOfByte);
    return entry !== undefined;
  };
  const cut = cutFile(bytes, { visit });
  return cut && { cut, entries };
}

function knowWhole(bytes: FileBytes, memory: CheckMemory, progress: Progress): KnownFile | undefined {
  progress.expect(bytes.size * workOfByte);
  memory.wrongLine = undefined;
  const isLong = bytes.size >= constants.MAX_STRING_LENGTH;
  const known = isLong ? knowWhileCut(bytes, memory, progress) : cutAndKnow(bytes, memory, progress);
  const skeleton = known && readPlainJson(known.cut.skeleton, deepest);
  if (!skeleton || !isComplete(skeleton.value)) return undefined;
  return { bytes, ...known, value: undefined };
}

/** A file of which at most one entry has changed since another command knew it. */
function knowMoved(bytes: FileBytes, memory: CheckMemory): KnownFile | undefined {
  const found = memory.lastCut && recutKept(bytes, memory.lastCut, nameOf);
  if (!found) return undefined;
  const { cut, edited } = found;
  const entries: KnownEntry[] = [];
  for (const [index, place] of cut.entries.entries()) {
    const { path, from, to } = place;
    const own = () => Buffer.from(bytes.read(from, to));
    const name = index === edited ? nameOf(own()) : (memory.lastCut?.names[index] ?? '');
    const known = memory.know({ path, name, read: () => readEntry(own(), path) });
    if (!known) return undefined;
    entries.push({ path, name, known });
  }
  return { bytes, cut, entries, value: undefined };
}

/**
 * What is known of every entry of a file, with what is found out about those that have changed; undefined where one has not
 * the right shape, or the file as a whole.
 */
export function knowFile(bytes: FileBytes, memory: CheckMemory, progress: Progress = silent): KnownFile | undefined {
  if (memory.isFollowing && bytes.size >= constants.MAX_STRING_LENGTH) return undefined;
  const edited = memory.file && bytes.whole && knowEdited(memory.file, bytes.whole, memory);
  const known = edited ?? knowMoved(bytes, memory) ?? knowWhole(bytes, memory, progress);
  if (known) memory.file = known;
  if (known && memory.isFollowing) known.value ??= JSON.parse(bytes.read(0, bytes.size).toString());
  return known;
}
