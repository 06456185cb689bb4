import type { Json, JsonObject } from '../../core/json/value.ts';
import type { BlockNode, InlineNode, PictureReference } from '../model/content.ts';
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
  /** Only documents of these types and from this year on, if given. */
  types?: readonly string[];
  since?: number;
}

/** Files of a document's pictures and links, once they are at hand. */
export interface ResolvedMedia {
  picture(reference: PictureReference): ResolvedPicture | undefined;
  /** @param address as in the source */
  file(address: string): ResolvedFile | undefined;
}

export interface ResolvedPicture {
  src: string;
  width: number;
  height: number;
  isPlaceholder: boolean;
}

export type ResolvedFile = { file: string; kind: 'document' | 'audio' | 'video' | 'picture' } | { href: string };

/** What the converter of blocks is told about the site around a document. */
export interface ConvertContext {
  language: string;
  resolveLink(href: string): { href: string } | undefined;
  resolvePicture(reference: PictureReference): ResolvedPicture | undefined;
  resolveFile(address: string): ResolvedFile | undefined;
  losses: Losses;
}

/** Parts of a document that become the blocks of a page. */
export interface PageParts {
  title: string;
  summary?: string;
  picture?: PictureReference;
  blocks: BlockNode[];
}

/** Turns content into blocks and pieces. */
export interface Converter {
  /** Blocks of a page; the first has its title. */
  page(parts: PageParts, context: ConvertContext): Json[];
  /** Pieces of running text. */
  pieces(blocks: BlockNode[], context: ConvertContext): Json[];
  /** A sentence with marks. */
  inline(content: InlineNode[], context: ConvertContext): string;
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
}
