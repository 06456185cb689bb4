import { type Losses, type Measure, measures } from '../../model/losses.ts';
import type { DocumentAccount, Line, Lines, MissingItem } from '../account.ts';
import { itemMeasures, type SourceCount, type Tally } from '../tally.ts';
import { Bag, withoutWords } from './bag.ts';
import type { AddressChecker, AddressState } from './check-addresses.ts';
import { Claims } from './claims.ts';
import { changeLine, omissionLine, shortened } from './loss-lines.ts';
import { type AddressMap, missingItems } from './match-items.ts';
import type { DocumentPages, ImportedDocuments } from './pages-of.ts';
import { withoutPartial } from './partial-items.ts';
import { missingWords, nearOf, takeDivided } from './reconcile-words.ts';
import { absentPhrases } from './site-phrases.ts';

/** Missing things and added words that the report names per document; numbers are exact. */
const mostNamed = 200;

export const emptyLines = (): Lines =>
  Object.fromEntries(measures.map((measure) => [measure, { in: 0, kept: 0, changed: 0, omitted: 0, unaccounted: 0 }])) as Lines;

/** What is neither explained nor missing is kept. */
const lineOf = (total: number, changed: number, omitted: number, unaccounted: number): Line => ({
  in: total,
  kept: total - changed - omitted - unaccounted,
  changed,
  omitted,
  unaccounted,
});

/** Adds lines to a sum. */
export function addLines(sum: Lines, lines: Lines): void {
  for (const measure of measures) {
    for (const key of ['in', 'kept', 'changed', 'omitted', 'unaccounted'] as const) sum[measure][key] += lines[measure][key];
  }
}

/** What documents are compared with. */
export interface Comparison {
  out: string;
  /** Claims that belong to no document. */
  siteClaims: Claims;
  /** Claims of documents that several documents of the source became. */
  claims: Map<string, Claims>;
  map: AddressMap;
  addresses: AddressChecker;
  /** Ids of documents that are left out as a whole, by an omission of that name. */
  omitted: ReadonlySet<string>;
  /** Called for each address. */
  onAddress: (address: string, state: AddressState) => void;
}

/** A withheld document is left out as a whole. */
function withheldAccount({ id, place, counts, withheld }: SourceCount): DocumentAccount {
  const lines = emptyLines();
  for (const measure of measures) lines[measure] = lineOf(counts[measure], 0, counts[measure], 0);
  const nothing = { pages: [], missing: [], omissions: [], changes: [], falseClaims: [], added: { count: 0, words: [] } };
  return { id, title: '', place, ...(withheld && { withheld }), lines, ...nothing };
}

/** Compares one document with its pages. */
class DocumentComparison {
  readonly #count: SourceCount;
  readonly #claims: Claims;
  readonly #comparison: Comparison;
  readonly lines = emptyLines();
  readonly missing: MissingItem[] = [];

  constructor(count: SourceCount, claims: Claims, comparison: Comparison) {
    this.#count = count;
    this.#claims = claims;
    this.#comparison = comparison;
  }

  #name(item: MissingItem): void {
    if (this.missing.length < mostNamed) this.missing.push(item);
  }

  /** Names by which claims of the whole site are about this document; in an export all documents are in one file. */
  #names(): string[] {
    return [this.#count.id, this.#count.place.file];
  }

  /** What pages must show. On pages of several documents, words that one of them lacks must not be taken from another. */
  #expected(isShared: boolean): { tally: Tally; omitted: string[] } {
    const { tally } = this.#count;
    if (!isShared) return { tally, omitted: [] };
    const omitted = new Bag(this.#claims.omittedWords());
    const body = omitted.takeAll(tally.body);
    return { tally: { ...tally, body }, omitted: withoutWords(tally.body, body) };
  }

  async compareWords({ words, shown, isShared }: DocumentPages): Promise<void> {
    const { tally, counts, phrases } = this.#count;
    const expected = this.#expected(isShared);
    // Words that the import added must not stand for words of the source.
    words.body.takeAll(this.#claims.takeAddedWords());
    const lost = [
      ...expected.omitted,
      ...missingWords(expected.tally, words),
      ...(await absentPhrases(this.#comparison.out, phrases)).flat(),
    ];
    const missing = new Bag(lost);
    const own = this.#claims.takeWords(missing);
    const site = this.#comparison.siteClaims.takeWords(missing, this.#names());
    // Words that are left out may have stood for their equals.
    if (!isShared) words.body.add(this.#claims.omittedWords());
    const divided = takeDivided(missing, words, shown);
    const left = [...missing.left()];
    this.lines.words = lineOf(counts.words, own.changed + site.changed + divided, own.omitted + site.omitted, left.length);
    const sequence = [...tally.title, ...tally.body, ...tally.head, ...phrases.flat()];
    for (const text of left) this.#name({ measure: 'words', text, near: nearOf(text, sequence) });
  }

  compareItems({ items }: DocumentPages): void {
    const { tally, counts } = this.#count;
    for (const measure of itemMeasures) {
      const absent = missingItems(measure, tally[measure], items[measure], this.#comparison.map);
      const missing = absent.length > 0 ? withoutPartial(measure, absent, items[measure], this.#claims.stated) : absent;
      const own = this.#claims.takeItems(measure, tally[measure], missing);
      const site = this.#comparison.siteClaims.takeItems(measure, tally[measure], missing, this.#names());
      this.lines[measure] = lineOf(counts[measure], own.changed + site.changed, own.omitted + site.omitted, missing.length);
      for (const { text, address } of missing) {
        this.#name({ measure, text: shortened(text), ...(address !== undefined && { address: shortened(address) }) });
      }
    }
  }

  async compareAddresses(routes: readonly string[]): Promise<void> {
    const { addresses } = this.#count;
    const found = await Promise.all(addresses.map((address) => this.#comparison.addresses.state(address, routes)));
    const isOmitted = this.#comparison.omitted.has(this.#count.id);
    const states = found.map((state) => (isOmitted && state === 'unanswered' ? 'gone' : state));
    let [gone, unanswered] = [0, 0];
    for (const [index, state] of states.entries()) {
      const address = addresses[index] ?? '';
      this.#comparison.onAddress(address, state);
      if (state === 'gone') gone++;
      if (state !== 'unanswered') continue;
      unanswered++;
      this.#name({ measure: 'addresses', text: '', address });
    }
    this.lines.addresses = lineOf(addresses.length, 0, gone, unanswered);
  }
}

/** Words that pages show and the source does not have. */
function addedWords(count: SourceCount, pages: DocumentPages, claims: Claims): DocumentAccount['added'] {
  const { title, body, head } = count.tally;
  const known = new Bag([...title, ...body, ...head, ...claims.addedWords()]);
  const added = known.takeAll(pages.all);
  const words = [...new Set(added)].slice(0, mostNamed);
  return { count: added.length, words };
}

/** Claims of documents; those of shared ones are used up together. */
function claimsOf({ documents, isShared }: ImportedDocuments, losses: Losses, { claims }: Comparison): Claims {
  const key = documents.map(({ id }) => id).join('\n');
  const kept = isShared ? claims.get(key) : undefined;
  const own = kept ?? new Claims(losses);
  if (isShared) claims.set(key, own);
  return own;
}

/** Account of one document of the source. */
export async function reconcileDocument(
  count: SourceCount,
  imported: ImportedDocuments,
  pages: DocumentPages,
  comparison: Comparison,
): Promise<DocumentAccount> {
  if (count.withheld) return withheldAccount(count);
  const { documents } = imported;
  const losses = {
    omissions: documents.flatMap((one) => one.losses.omissions),
    changes: documents.flatMap((one) => one.losses.changes),
  };
  const claims = claimsOf(imported, losses, comparison);
  const added = addedWords(count, pages, claims);
  const one = new DocumentComparison(count, claims, comparison);
  await one.compareWords(pages);
  one.compareItems(pages);
  await one.compareAddresses(documents.flatMap((document) => document.pages));
  const checked = claims.checked(pages.shown);
  return {
    id: count.id,
    title: documents[0]?.title ?? count.title,
    place: count.place,
    pages: documents.flatMap((document) => document.pages),
    lines: one.lines,
    missing: one.missing,
    omissions: checked.map(omissionLine),
    changes: losses.changes.map(changeLine),
    falseClaims: checked.filter(({ isFalse }) => isFalse).map(omissionLine),
    added,
  };
}

/** Whether a measure adds up. */
export const isBalanced = (lines: Lines): boolean => measures.every((measure: Measure) => lines[measure].unaccounted === 0);
