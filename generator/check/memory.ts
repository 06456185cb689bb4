import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { rememberPerObject } from '../common/remember.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { newPatience, type Patience } from '../diagnostics/nearest.ts';
import type { Cut } from '../json/cut.ts';
import { type KeptCut, keepCut } from '../json/cut-again.ts';
import type { FileBytes } from '../json/file-bytes.ts';
import type { Path } from '../json/path.ts';
import { type Entry, examineEntry } from './entry.ts';
import type { SiteFacts } from './facts/site-facts.ts';

/** Names bytes; nobody's content is taken for another's by it. */
export const nameOf = (bytes: Uint8Array | string) => hash('sha256', bytes, 'base64');

/** What is known of an entry. */
export interface Known {
  /** What the rest of the site has to do with of it, as text; places in a page are as if it were the first. */
  facts: string;
  /** Names the facts. */
  factsName: string;
  /** Pictures that it names. */
  sources: string[];
  /** What the contract has against it. */
  faults: Finding[];
  /** What the rules say of it by itself. */
  findings: Finding[];
  /** Where it stood when they were found. */
  path: Path;
}

/** An entry of a file, which is read only if it has to be. */
export interface EntryText {
  path: Path;
  /** Names its bytes. */
  name: string;
  /** Its value; undefined where it is not JSON without a fault. */
  read: () => { value: unknown } | undefined;
}

/** What the rules say of a whole site, by the facts that they look at. */
interface WholeVerdict {
  factsName: string;
  findings: Finding[];
}

/** What is kept between two checks. */
export interface KeptCheck {
  /** Names the rules. */
  rules: string;
  entries: ReadonlyMap<string, Known>;
  whole: WholeVerdict | undefined;
  /** How the file was cut. */
  cut: KeptCut | undefined;
}

/** What is not known of an entry, but of the file. */
export type OfFile = Omit<KeptCheck, 'entries'>;

/** An entry of a file. */
export interface KnownEntry {
  path: Path;
  /** Names its bytes. */
  name: string;
  known: Known;
}

/** A file that is JSON without a fault. */
export interface KnownFile {
  bytes: FileBytes;
  cut: Cut;
  entries: KnownEntry[];
  /** What it says, where that has been read. */
  value: Readonly<Record<string, unknown>> | undefined;
}

/** A file that is being written grows by a little each time. Bytes. */
const roomToGrow = 1 << 16;

/** So many entries that are new are a sign of a site that is. */
const manyEntries = 150;

/** Pages go by their content, all else by its name too. */
const keyOf = ({ path, name }: Pick<EntryText, 'path' | 'name'>) => `${path[0] === 'routes' ? 'routes' : path.join('/')} ${name}`;

/**
 * What earlier checks of a site have found, by the content of its entries, so that what did not change is not checked again.
 */
export class CheckMemory {
  /** Whether the next check is one of the same file: it is then held in memory. */
  readonly isFollowing: boolean;
  /** Names the code of the check. */
  readonly rules: string;
  /** The file as it was known last. */
  file: KnownFile | undefined;
  /** The line of the first entry that is wrong of a file that is longer than any text. */
  wrongLine: number | undefined;
  #countOfNew = 0;
  readonly #entries: Map<string, Known>;
  #whole: WholeVerdict | undefined;
  readonly #keptCut: KeptCut | undefined;
  #isChanged = false;
  #buffers: ArrayBuffer[] = [];

  /** @param kept is what `toKept` of an earlier memory gave. */
  constructor(rules: string, { kept, isFollowing = false }: { kept?: KeptCheck | undefined; isFollowing?: boolean } = {}) {
    this.rules = rules;
    this.isFollowing = isFollowing;
    const known = kept?.rules === rules ? kept : undefined;
    this.#entries = new Map(known?.entries);
    this.#whole = known?.whole;
    this.#keptCut = known?.cut;
  }

  /**
   * Room for the bytes of a file. One that is followed is read into two buffers in turn, never into that of `file`: large
   * ones that come and go keep the collector of garbage busy.
   */
  readonly allocate = (size: number): Buffer => {
    if (!this.isFollowing) return Buffer.allocUnsafeSlow(size);
    const isTaken = (buffer: ArrayBuffer) => buffer === this.file?.bytes.whole?.buffer;
    const spare = this.#buffers.find((buffer) => !isTaken(buffer) && buffer.byteLength >= size);
    const chosen = spare ?? new ArrayBuffer(size + roomToGrow);
    if (!spare) this.#buffers = [...this.#buffers.filter(isTaken), chosen];
    return Buffer.from(chosen, 0, size);
  };

  /** Whether it holds more or other than what it was made of. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** What later commands need of it: of entries that the file no longer has, nothing. */
  toKept(): KeptCheck {
    const used = this.file && new Set(this.file.entries.map(({ known }) => known));
    const entries = new Map([...this.#entries].filter(([, known]) => !used || used.has(known)));
    return { rules: this.rules, entries, whole: this.#whole, cut: this.lastCut };
  }

  /** How the file was cut that was known last, be it by an earlier command; undefined where none was. */
  get lastCut(): KeptCut | undefined {
    const { file } = this;
    return file
      ? keepCut(
          file.cut,
          file.entries.map(({ name }) => name),
        )
      : this.#keptCut;
  }

  /** Whether any entry has turned out to be new. */
  get hasNew(): boolean {
    return this.#countOfNew > 0;
  }

  /** Whether many entries have turned out to be new. */
  get hasManyNew(): boolean {
    return this.#countOfNew >= manyEntries;
  }

  /** Gives what is known of an entry, or is found out about it; undefined when it is not JSON without a fault. */
  createKnowing(): (entry: EntryText) => Known | undefined {
    const patience = newPatience();
    return (entry) => {
      const key = keyOf(entry);
      const known = this.#entries.get(key);
      // Findings name their places: those of another place are found anew.
      if (known && (isSilent(known) || isDeepStrictEqual(known.path, entry.path))) return known;
      this.#countOfNew++;
      const content = entry.read();
      this.#isChanged = true;
      if (!content) return undefined;
      const found = examine({ path: entry.path, value: content.value }, patience);
      this.#entries.set(key, found);
      return found;
    };
  }

  /** What the rules of the whole site say, found anew when the facts have another name. */
  judgeWhole(factsName: string, judge: () => Finding[]): Finding[] {
    if (this.#whole?.factsName !== factsName) {
      this.#whole = { factsName, findings: judge() };
      this.#isChanged = true;
    }
    return this.#whole.findings;
  }
}

const isSilent = ({ faults, findings }: Known) => faults.length === 0 && findings.length === 0;

/** Finds out about an entry. `patience` as for `examineEntry`. */
export function examine(entry: Entry, patience: Patience): Known {
  const { facts: found, ...told } = examineEntry(entry, patience);
  const facts = JSON.stringify(found);
  const sources = [...new Set(found.sources.map(({ value }) => value))];
  return { facts, factsName: nameOf(facts), sources, ...told, path: entry.path };
}

const readFacts = ({ facts }: Known): SiteFacts => JSON.parse(facts);

/** Read once for all checks of a file that is followed. */
const factsHeld = rememberPerObject(readFacts);

/** The facts of a site, from those of its entries in their order. `isHeld`: they will be asked for again. */
export function joinFacts(entries: readonly KnownEntry[], isHeld: boolean): SiteFacts {
  const all: SiteFacts = {
    pages: [],
    collections: [],
    hrefs: [],
    sources: [],
    alts: [],
    redirects: [],
    expires: undefined,
    announced: undefined,
    search: undefined,
  };
  const last: SiteFacts['pages'] = [];
  const seen = new Set<Known>();
  for (const { path, known } of entries) {
    // The same page may stand twice: each has its own place.
    const facts = seen.has(known) || !isHeld ? readFacts(known) : factsHeld(known);
    seen.add(known);
    if (path[0] === 'routes') movePage(facts, Number(path[1]));
    (path[0] === 'notFound' ? last : all.pages).push(...facts.pages);
    all.collections.push(...facts.collections);
    all.hrefs.push(...facts.hrefs);
    all.sources.push(...facts.sources);
    all.alts.push(...facts.alts);
    all.redirects.push(...facts.redirects);
    all.expires ??= facts.expires;
    all.announced ??= facts.announced;
    all.search ??= facts.search;
  }
  all.pages.push(...last);
  return all;
}

/** Moves the facts of a page from the first place of the list to another. */
function movePage({ pages, hrefs, sources, alts }: SiteFacts, index: number): void {
  const inPage = pages.flatMap(({ ids, references, holidays, path, at }) => [
    { path },
    { path: at },
    ...ids,
    ...references,
    ...holidays,
  ]);
  for (const { path } of [...inPage, ...hrefs, ...sources, ...alts]) path[1] = index;
}
