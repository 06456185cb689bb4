import { once } from '../common/remember.ts';
import type { Cut, CutEntry } from './cut.ts';
import type { FileBytes } from './file-bytes.ts';
import type { Path } from './path.ts';
import { cropLine, type Pieces, type Position, Source } from './source.ts';
import { get } from './walk.ts';

/** Bytes of a line before an entry, and of a line that is quoted: of longer ones the whole text is asked. */
const mostOfLine = 50_000;

const newline = 10;

/** Finds the places of a file in its entries: only those are decoded in which there is something to tell. */
class CutPieces implements Pieces {
  readonly #bytes: FileBytes;
  readonly #entries: readonly CutEntry[];
  /** Most commands have nothing to tell. */
  readonly #byPath = once(() => this.#groupEntries());
  readonly #sources = new Map<CutEntry, Source>();

  constructor(bytes: FileBytes, { entries }: Cut) {
    this.#bytes = bytes;
    this.#entries = entries;
  }

  #groupEntries(): Map<string | number, CutEntry | Map<string | number, CutEntry>> {
    const byPath = new Map<string | number, CutEntry | Map<string | number, CutEntry>>();
    for (const entry of this.#entries) {
      const [top = '', inner] = entry.path;
      if (inner === undefined) byPath.set(top, entry);
      else {
        const group = byPath.get(top);
        if (group instanceof Map) group.set(inner, entry);
        else byPath.set(top, new Map([[inner, entry]]));
      }
    }
    return byPath;
  }

  #entryAt([top, inner]: Path): CutEntry | undefined {
    const found = top === undefined ? undefined : this.#byPath().get(top);
    if (!(found instanceof Map)) return found;
    return inner === undefined ? undefined : found.get(inner);
  }

  #sourceOf(entry: CutEntry): Source {
    const { from, to } = entry;
    const known = this.#sources.get(entry) ?? new Source('', this.#bytes.read(from, to).toString());
    this.#sources.set(entry, known);
    return known;
  }

  /** Characters of the line of a place before it; undefined when they are too many. */
  #before(at: number): number | undefined {
    const from = Math.max(0, at - mostOfLine - 1);
    const before = this.#bytes.read(from, at);
    const start = before.lastIndexOf(newline) + 1;
    return start === 0 && from > 0 ? undefined : before.toString('utf8', start).length;
  }

  /** A place in an entry as one of the file. */
  #place(path: Path, find: (source: Source, rest: Path) => Position): Position | undefined {
    const entry = this.#entryAt(path);
    const before = entry && this.#before(entry.from);
    if (!entry || before === undefined) return undefined;
    const { line, column } = find(this.#sourceOf(entry), path.slice(entry.path.length));
    return { line: entry.line + line, column: line === 1 ? before + column : column };
  }

  positionOf(path: Path): Position | undefined {
    return this.#place(path, (source, rest) => source.positionOf(rest));
  }

  positionOfKey(path: Path): Position | undefined {
    const entry = this.#entryAt(path);
    if (entry?.keyFrom === undefined || path.length > entry.path.length) {
      return this.#place(path, (source, rest) => source.positionOfKey(rest));
    }
    const before = this.#before(entry.keyFrom);
    if (before === undefined) return undefined;
    const lines = this.#bytes.read(entry.keyFrom, entry.from).toString().split('\n').length - 1;
    return { line: entry.line - lines + 1, column: before + 1 };
  }

  positionInText(path: Path, index: number): Position | undefined {
    return this.#place(path, (source, rest) => source.positionInText(rest, index));
  }

  /** The last entry that begins on a line or before it. */
  #entryBefore(line: number): CutEntry | undefined {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.line ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return this.#entries[low - 1];
  }

  quote({ line, column }: Position) {
    const entry = this.#entryBefore(line);
    if (!entry) return undefined;
    const from = Math.max(0, entry.from - mostOfLine);
    const around = this.#bytes.read(from, entry.to + mostOfLine + 1);
    let start = around.lastIndexOf(newline, entry.from - from) + 1;
    if (start === 0 && from > 0) return undefined;
    for (let reached = entry.line + 1; reached < line; reached++) start = around.indexOf(newline, start) + 1;
    const found = around.indexOf(newline, start);
    const end = found === -1 ? around.length : found;
    return end - start > mostOfLine ? undefined : cropLine(around.toString('utf8', start, end), column - 1);
  }
}

interface CutFile {
  file: string;
  /** UTF-8 without a byte order mark, JSON without a fault. */
  bytes: FileBytes;
  cut: Cut;
  /** What the file says. */
  value: () => unknown;
}

/** The source of a file that was cut into its entries, each of which is JSON without a fault. */
export function sourceOfCut({ file, bytes, cut, value }: CutFile): Source {
  const text = () => bytes.read(0, bytes.size).toString();
  const part = (key: string) => {
    const entry = cut.entries.find(({ path }) => path.length === 1 && path[0] === key);
    return entry ? JSON.parse(bytes.read(entry.from, entry.to).toString()) : get(value(), key);
  };
  return new Source(file, { text, value, part, pieces: new CutPieces(bytes, cut) });
}
