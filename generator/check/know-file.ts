import { constants, isUtf8 } from 'node:buffer';
import { remember } from '../common/remember.ts';
import { type Cut, type CutEntry, cutFile, type VisitEntry } from '../json/cut.ts';
import { type CutAgain, cutAgain, type IsSame } from '../json/cut-again.ts';
import { type FileBytes, inRuns } from '../json/file-bytes.ts';
import type { Path } from '../json/path.ts';
import { type Nesting, readPlainJson } from '../json/plain-json.ts';
import { deepest } from '../json/tree.ts';
import { textOfUtf8 } from '../json/utf8.ts';
import { type Progress, silent } from '../progress/progress.ts';
import { type CheckMemory, type KnownEntry, type KnownFile, nameOf } from './memory.ts';

type Content = ReturnType<typeof readPlainJson>;

/** The value of an entry; undefined where it is not JSON without a fault. @param bytes its own. */
const readEntry = (bytes: Buffer, path: Path, nesting?: Nesting): Content =>
  isUtf8(bytes) ? readPlainJson(textOfUtf8(bytes), deepest - path.length, nesting) : undefined;

type Know = ReturnType<CheckMemory['createKnowing']>;

function knowEntry(bytes: Buffer, { path }: CutEntry, know: Know, nesting?: Nesting): KnownEntry | undefined {
  const name = nameOf(bytes);
  const known = know({ path, name, read: () => readEntry(bytes, path, nesting) });
  return known && { path, name, known };
}

/** A site with another value in the place of an entry; all others are the same objects. */
function replaceEntry(site: Readonly<Record<string, unknown>>, [top = '', inner]: Path, value: unknown): Record<string, unknown> {
  if (inner === undefined) return { ...site, [top]: value };
  const list = site[top];
  return { ...site, [top]: Array.isArray(list) ? list.with(Number(inner), value) : { ...(list as object), [inner]: value } };
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

/** What is known of the entries of a file in their order, found out about pages last; undefined where one is no JSON. */
function knowEntries({ bytes, cut, nestings }: CutNested, know: Know, progress: Progress) {
  const { entries } = cut;
  const known: KnownEntry[] = [];
  const read = inRuns(bytes, runSize);
  const isKnown = (place: CutEntry, index: number): boolean => {
    const entry = knowEntry(read(place.from, place.to), place, know, nestings[index]);
    if (entry) known[index] = entry;
    progress.did((place.to - place.from) * workOfByte);
    return entry !== undefined;
  };
  if (!entries.every((place, index) => isPage(place) || isKnown(place, index))) return undefined;
  return entries.every((place, index) => !isPage(place) || isKnown(place, index)) ? known : undefined;
}

/** Cuts a file and finds out about its entries; those that are no pages come first. */
function cutAndKnow(bytes: FileBytes, memory: CheckMemory, progress: Progress) {
  const nestings: Nesting[] = [];
  const cut = cutFile(bytes, { visit: (_place, _own, nesting) => nestings.push(nesting) > 0 });
  const entries = cut && knowEntries({ bytes, cut, nestings }, memory.createKnowing(), progress);
  return entries && { cut, entries };
}

/** The same entry by entry as the file is cut, up to the first that is wrong: of what is longer than any text no more is read. */
function knowWhileCut(bytes: FileBytes, memory: CheckMemory, progress: Progress) {
  const entries: KnownEntry[] = [];
  const know = memory.createKnowing();
  const visit: VisitEntry = (place, own, nesting) => {
    const entry = knowEntry(own, place, know, nesting);
    const isRight = entry?.known.faults.length === 0;
    if (isRight) entries.push(entry);
    else memory.wrongLine = place.line + 1;
    progress.did(own.length * workOfByte);
    return isRight;
  };
  const cut = cutFile(bytes, { visit });
  return cut && { cut, entries };
}

/** Whether what is between the entries is JSON without a fault. */
const isSound = ({ skeleton }: Cut): boolean => readPlainJson(skeleton, deepest) !== undefined;

function knowWhole(bytes: FileBytes, memory: CheckMemory, progress: Progress): KnownFile | undefined {
  progress.expect(bytes.size * workOfByte);
  memory.wrongLine = undefined;
  const isLong = bytes.size >= constants.MAX_STRING_LENGTH;
  const known = isLong ? knowWhileCut(bytes, memory, progress) : cutAndKnow(bytes, memory, progress);
  return known && isSound(known.cut) ? { bytes, ...known, value: undefined } : undefined;
}

/** What a followed file says in which one entry has another value; undefined where more has changed, and it is read anew. */
function valueAfter(former: KnownFile, { cut, before, after }: CutAgain, read: (place: CutEntry) => Content): KnownFile['value'] {
  const isSameCount = cut.entries.length === former.cut.entries.length;
  const place = before + after + 1 === cut.entries.length ? cut.entries[before] : undefined;
  const content = place && read(place);
  if (!former.value || !isSameCount || !content || cut.skeleton !== former.cut.skeleton) return undefined;
  return replaceEntry(former.value, place.path, content.value);
}

/** A file of which not much has changed since it was known, by this command or another. */
function knowChanged(bytes: FileBytes, memory: CheckMemory): KnownFile | undefined {
  const { file, lastCut: kept } = memory;
  if (!kept) return undefined;
  const former = file?.bytes.whole;
  const isSame: IsSame = (index, own) => {
    const place = file?.cut.entries[index];
    return former && place ? former.subarray(place.from, place.to).equals(own) : nameOf(own) === kept.names[index];
  };
  const found = cutAgain(bytes, kept, isSame);
  if (!found || (found.cut.skeleton !== kept.skeleton && !isSound(found.cut))) return undefined;
  const { cut, before, after } = found;
  const count = cut.entries.length;
  if (file && before === count && before === kept.names.length) return file;
  const read = remember(({ path, from, to }: CutEntry) => readEntry(Buffer.from(bytes.read(from, to)), path));
  const entries: KnownEntry[] = [];
  const know = memory.createKnowing();
  for (const [index, place] of cut.entries.entries()) {
    const { path, from, to } = place;
    const own = index < before ? index : index >= count - after ? index - count + kept.names.length : undefined;
    const name = (own === undefined ? undefined : kept.names[own]) ?? nameOf(bytes.read(from, to));
    const known = know({ path, name, read: () => read(place) });
    if (!known) return undefined;
    entries.push({ path, name, known });
  }
  return { bytes, cut, entries, value: file && valueAfter(file, found, read) };
}

/**
 * What is known of every entry of a file, with what is found out about those that have changed; undefined where the file is not
 * JSON without a fault.
 */
export function knowFile(bytes: FileBytes, memory: CheckMemory, progress: Progress = silent): KnownFile | undefined {
  if (memory.isFollowing && bytes.size >= constants.MAX_STRING_LENGTH) return undefined;
  const known = knowChanged(bytes, memory) ?? knowWhole(bytes, memory, progress);
  if (known) memory.file = known;
  if (known && memory.isFollowing) known.value ??= JSON.parse(bytes.read(0, bytes.size).toString());
  return known;
}
