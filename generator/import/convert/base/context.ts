import type { Json } from '../../../core/json/value.ts';
import type { PictureReference, Place } from '../../model/content.ts';
import type { Losses } from '../../model/losses.ts';

/** A picture of the new site. */
export interface PictureFile {
  /** Path below `assets/`. */
  src: string;
  width: number;
  height: number;
  isPlaceholder: boolean;
}

/** What a file of the old site became: a file below `assets/`, or a link. */
export type FileTarget = { file: string; kind: 'document' | 'audio' | 'video' | 'picture' } | { href: string };

/** List of posts in the new site. */
export interface PostsTarget {
  collection: string;
  group?: string;
  tag?: string;
}

/** Words that a page needs and a source may lack, in the language of the document. */
export interface ConvertWords {
  /** Caption of a table. */
  table: string;
  /** Titles of callouts. */
  note: string;
  tip: string;
  warning: string;
  /** Titles of what is played, shown or downloaded. */
  video: string;
  audio: string;
  embed: string;
  file: string;
  /** Words of a link that only a picture had. */
  pictureLink: string;
  /** Title of a page without one. */
  untitled: string;
}

/** What converting a document needs to know about the new site. */
export interface ConvertContext {
  /** BCP 47 tag of the document. */
  language: string;
  /** Title that the new site shows above running text: a heading that repeats it there is left out. */
  title?: string;
  /** Target in the new site; undefined if it has none. */
  resolveLink(href: string): { href: string } | undefined;
  /** Undefined if the picture can be neither fetched nor replaced by a placeholder. */
  resolvePicture(reference: PictureReference): PictureFile | undefined;
  /** Undefined if nothing is at the address. */
  resolveFile(address: string): FileTarget | undefined;
  /** Undefined if no collection has such posts. */
  resolvePosts?(terms: readonly string[]): PostsTarget | undefined;
  words: ConvertWords;
  /** Collects what is left out or changed. */
  losses: Losses;
  /** Place of the document, for losses of blocks without a place of their own. */
  place?: Place;
  /** Filled by the conversion: ids of headings in the source, and what links must name instead. */
  ids?: Map<string, string>;
}

/** Piece of running text: a paragraph, or an object with a `type`. */
export type Piece = string | PieceObject;

export type PieceObject = { type: string } & { [key: string]: Json };

/** Lengths from which the check of a site reports a text as too long for its place, in characters. */
export const textLimits = {
  routeTitle: 60,
  postTitle: 90,
  heading: 90,
  cardTitle: 60,
  cardDescription: 200,
  description: 160,
  button: 40,
} as const;
