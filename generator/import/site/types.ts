import type { JsonObject } from '../../core/json/value.ts';
import type { FileTarget, PictureFile } from '../convert/base/context.ts';
import type { PictureReference } from '../model/content.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Losses, OmissionReason } from '../model/losses.ts';

/** What is known of a document before its content is converted. @property size of its content in bytes, for limits */
export type DocumentHeader = Omit<SourceDocument, 'blocks' | 'comments' | 'losses'> & { size?: number };

/** Choices and templates for a site. */
export interface SiteOptions {
  /** Content of a starter's `site.json`: settings and words that the source does not have. */
  starter: JsonObject;
  /** Path of the JSON Schema for editors. */
  schema: string;
  /** Copyright year. */
  year: number;
  /** Day of the import, as YYYY-MM-DD. Absent: some day of that year. */
  today?: string;
  /** Only documents of these types and from this year on, if given. */
  types?: readonly string[];
  since?: number;
}

/** Files of a document's pictures and links, after they were fetched or copied. */
export interface ResolvedMedia {
  picture(reference: PictureReference): PictureFile | undefined;
  /** @param address as in the source, or absolute */
  file(address: string): FileTarget | undefined;
}

/** What became of a document. */
export interface PlacedDocument {
  id: string;
  title: string;
  /** Pages that show it, with the prefix of their language; empty if it is not in the site. */
  routes: string[];
  losses: Losses;
}

/** What became of an old address. */
export interface AddressOutcome {
  /** Path with its query, decoded. */
  from: string;
  /** The same address, a former address of a page, a redirect of the site, or nothing. */
  outcome: 'route' | 'movedFrom' | 'redirect' | 'gone';
  to?: string;
  /** Of an address that is gone. */
  reason?: OmissionReason;
}

/** The new site, and what became of the old one. */
export interface AssembledSite {
  /** Value of `site.json`. */
  site: JsonObject;
  documents: PlacedDocument[];
  addresses: AddressOutcome[];
  /** Omissions and changes that belong to no document: items of menus, terms, addresses. */
  siteLosses: Losses;
  /** Sample files below `assets/` that stand for missing ones. */
  samples: string[];
}
