import { isUtf8 } from 'node:buffer';
import { hashBytes } from '../common/hash.ts';
import { type Cut, type CutEntry, cutFile } from './cut.ts';
import { type CutAgain, cutAgain, type FormerCut, formerOf, type IsSame } from './cut-again.ts';
import { type FileBytes, inRuns } from './file-bytes.ts';
import type { Path } from './path.ts';
import { type Nesting, readPlainJson } from './plain-json.ts';
import { deepest } from './tree.ts';
import { textOfUtf8 } from './utf8.ts';
import { get } from './walk.ts';

/** Bytes that are read at a time. */
const runSize = 1 << 20;

/** An entry of a file. */
export interface FileEntry extends Pick<CutEntry, 'path' | 'from' | 'to' | 'line'> {
  /** Names its bytes: the same name, the same bytes. */
  name: string;
  /** Its value; undefined where it is not JSON without a fault. */
  read: () => { value: unknown } | undefined;
}

interface EntryFileInput {
  bytes: FileBytes;
  cut: Cut;
  former: FormerCut;
  /** What is in each entry, where that was seen. */
  nestings?: readonly Nesting[];
  /** What the file says, where that is known. */
  value?: object | undefined;
}

/** The value of an entry by its bytes; undefined where it is not JSON without a fault. */
export const valueOfEntry = (bytes: Buffer, path: Path, nesting?: Nesting): { value: unknown } | undefined =>
  isUtf8(bytes) ? readPlainJson(textOfUtf8(bytes), deepest - path.length, nesting) : undefined;

/** Puts a value in the place of an entry, whatever name that has. */
function place(site: object, [top = '', inner]: Path, value: unknown): void {
  const [owner, key] = inner === undefined ? [site, top] : [get(site, top) as object, inner];
  Object.defineProperty(owner, key, { value, writable: true, enumerable: true, configurable: true });
}

/** A file in entries: what is between them is JSON without a fault. */
export class EntryFile implements FormerCut {
  readonly bytes: FileBytes;
  readonly cut: Cut;
  /** What tells how it was cut. */
  readonly former: FormerCut;
  readonly entries: readonly FileEntry[];
  #value: object | undefined;

  constructor({ bytes, cut, former, nestings = [], value }: EntryFileInput) {
    this.bytes = bytes;
    this.cut = cut;
    this.former = former;
    this.#value = value;
    const readBytes = inRuns(bytes, runSize);
    this.entries = cut.entries.map((place, index) => ({
      path: place.path,
      from: place.from,
      to: place.to,
      line: place.line,
      name: former.names[index] ?? '',
      read: () => valueOfEntry(readBytes(place.from, place.to), place.path, nestings[index]),
    }));
  }

  get names(): string[] {
    return this.former.names;
  }

  get sizes(): Float64Array {
    return this.former.sizes;
  }

  get skeleton(): string {
    return this.former.skeleton;
  }

  /** What it says, where that has been read. */
  get knownValue(): object | undefined {
    return this.#value;
  }

  /** What it says; undefined where an entry is not JSON without a fault. */
  readAll(): { value: object } | undefined {
    const value = this.#value ?? assemble(this.cut, (index) => this.entries[index]?.read());
    this.#value = value;
    return value && { value };
  }
}

/** Undefined where an entry has no value: the rest must never pass for the whole file. */
function assemble({ skeleton, entries }: Cut, readAt: (index: number) => { value: unknown } | undefined): object | undefined {
  const site: object = JSON.parse(skeleton);
  for (const [index, { path }] of entries.entries()) {
    const found = readAt(index);
    if (!found) return undefined;
    place(site, path, found.value);
  }
  return site;
}

/** Whether what is between the entries is JSON without a fault. */
const isSound = ({ skeleton }: Cut): boolean => readPlainJson(skeleton, deepest) !== undefined;

function readWhole(bytes: FileBytes): EntryFile | undefined {
  const names: string[] = [];
  const nestings: Nesting[] = [];
  const cut = cutFile(bytes, {
    visit: (_place, own, nesting) => {
      names.push(hashBytes(own));
      nestings.push(nesting);
      return true;
    },
  });
  return cut && isSound(cut) ? new EntryFile({ bytes, cut, former: formerOf(cut, names), nestings }) : undefined;
}

/** What a file says most of which is as it was: objects of what has not changed are the same. */
function valueAfter(former: EntryFile, { cut, before, after }: CutAgain, read: EntryFile): object | undefined {
  const last = former.knownValue;
  if (!last) return undefined;
  const moved = cut.entries.length - former.cut.entries.length;
  return assemble(cut, (index) => {
    const isBehind = index >= cut.entries.length - after;
    const own = former.cut.entries[isBehind ? index - moved : index];
    return (index < before || isBehind) && own
      ? { value: own.path.reduce<unknown>((inner, key) => get(inner, key), last) }
      : read.entries[index]?.read();
  });
}

/** A file of which not much has changed since it was read the last time. */
function readChanged(bytes: FileBytes, last: FormerCut): EntryFile | undefined {
  const former = last instanceof EntryFile ? last : undefined;
  const isSame: IsSame = (index, own) => {
    const stood = former?.bytes.whole && former.cut.entries[index];
    return stood ? former.bytes.read(stood.from, stood.to).equals(own) : hashBytes(own) === last.names[index];
  };
  const found = cutAgain(bytes, last, isSame);
  if (!found || (found.cut.skeleton !== last.skeleton && !isSound(found.cut))) return undefined;
  const { cut, before, after } = found;
  const count = cut.entries.length;
  if (before === count && count === last.names.length) return former ?? new EntryFile({ bytes, cut, former: last });
  const moved = count - last.names.length;
  const names = cut.entries.map(({ from, to }, index) => {
    const known = index < before ? last.names[index] : index >= count - after ? last.names[index - moved] : undefined;
    return known ?? hashBytes(bytes.read(from, to));
  });
  const read = new EntryFile({ bytes, cut, former: formerOf(cut, names) });
  const value = former && valueAfter(former, found, read);
  return value ? new EntryFile({ bytes, cut, former: read.former, value }) : read;
}

/**
 * Cuts a file into its entries; undefined where it is no JSON.
 * @param last how it was cut the last time: it takes less then, and the same comes of it without
 */
export const readEntries = (bytes: FileBytes, last?: FormerCut): EntryFile | undefined =>
  (last && readChanged(bytes, last)) ?? readWhole(bytes);
