import type { Place } from '../model/content.ts';
import type { SourceFormat } from '../model/document.ts';
import type { ChangeReason, Counts, Losses, Measure, OmissionReason } from '../model/losses.ts';
import type { SourceCount } from './tally.ts';

/** Version of `import.report.json`. */
export const accountVersion = 1;

/** What became of an old address. */
export interface AddressOutcome {
  from: string;
  outcome: 'route' | 'movedFrom' | 'redirect' | 'gone';
  /** Route of the new site, or an address elsewhere. */
  to?: string;
}

/** A document as it was imported. */
export interface ImportedDocument {
  /** As `SourceDocument.id`; items that a sheet's rows became have the id of the sheet with `#` or `:` and more behind it. */
  id: string;
  title: string;
  losses: Losses;
  /** Routes whose pages show it. */
  pages: string[];
}

/** What an account compares. */
export interface AccountInput {
  format: SourceFormat;
  generator?: string;
  /** Address of the old site, if known. */
  address?: string;
  /** The second reader's counts: `countSource`. */
  source: AsyncIterable<SourceCount>;
  documents: readonly ImportedDocument[];
  siteLosses: Losses;
  /** Folder of the built site. Drafts must be built too. */
  out: string;
  /** Path of the new site, with a slash at both ends; default: that of its style sheets. */
  newBase?: string;
  /** Prefixes of the addresses of its languages, such as `/en`; default none. */
  prefixes?: readonly string[];
  addresses: readonly AddressOutcome[];
  /** Files that pictures and other files became: address as in the source, path below `assets/` or `files/`. */
  files?: readonly { address: string; file: string; isPlaceholder?: boolean }[];
}

/** in = kept + changed + omitted + unaccounted. */
export interface Line {
  in: number;
  kept: number;
  changed: number;
  omitted: number;
  unaccounted: number;
}

export type Lines = Record<Measure, Line>;

/** Something of the source that no reason explains. */
export interface MissingItem {
  measure: Measure;
  /** The word or the item's words. */
  text: string;
  address?: string;
  /** Words around it. */
  near?: string;
}

export interface OmissionLine {
  reason: OmissionReason;
  name: string;
  /** Words that are really missing and belong to it. */
  words: number;
  /** Beginning of its text. */
  text: string;
  counts: Partial<Counts>;
  place?: Place;
}

export interface ChangeLine {
  reason: ChangeReason;
  name: string;
  before: string;
  after: string;
  counts: Partial<Counts>;
  place?: Place;
}

/** Account of one document. */
export interface DocumentAccount {
  id: string;
  /** Empty for documents that are withheld. */
  title: string;
  place: Place;
  /** Why it is withheld as a whole; then nothing but its number of words is known. */
  withheld?: OmissionReason;
  pages: string[];
  lines: Lines;
  missing: MissingItem[];
  omissions: OmissionLine[];
  changes: ChangeLine[];
  /** Omissions whose words the pages show. */
  falseClaims: OmissionLine[];
  /** Words that the pages show and the source does not have: labels, dates, default captions. */
  added: { count: number; words: string[] };
}

/** Account of an import: shape of `import.report.json`. */
export interface Account {
  version: typeof accountVersion;
  format: SourceFormat;
  generator?: string;
  /** Whether nothing is unaccounted. */
  isBalanced: boolean;
  sum: Lines;
  /** Documents that are withheld as a whole, by reason. */
  withheld: { reason: OmissionReason; documents: number; words: number }[];
  /** What was left out, by reason. */
  omitted: { reason: OmissionReason; number: number; words: number }[];
  changed: { reason: ChangeReason; number: number }[];
  falseClaims: number;
  missingPictures: string[];
  addresses: { route: number; movedFrom: number; redirect: number; gone: number; unanswered: string[]; goneAddresses: string[] };
  documents: DocumentAccount[];
  /** Omissions and changes that belong to no document. */
  site: { omissions: OmissionLine[]; changes: ChangeLine[] };
}
