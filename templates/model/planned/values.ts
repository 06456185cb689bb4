import type { FileKindName } from '../files/file-kinds.ts';
import type { PlannedFormula } from './formula.ts';

/** An image ready to render: final address and intrinsic size in pixels. */
export interface PlannedImage {
  /** The picture for those who choose none of its sources. */
  url: string;
  width: number;
  height: number;
  alt: string;
  /** A picture of pixels: its candidates, `srcset` of each format, best first; the last is one that every browser reads. */
  sources?: { type: string; srcSet: string }[];
  /** Six hexadecimal digits: the colour in its place while it loads. */
  tone?: string;
  /** What stays in view where it is cropped: names a rule of the site's sheet. */
  focus?: string;
}

/** A file that visitors get or play. */
export interface PlannedFile {
  url: string;
  kind: FileKindName;
  /** In bytes. */
  size: number;
}

/** A day for people (`text`) and for machines (`iso`, YYYY-MM-DD). */
export interface PlannedDate {
  iso: string;
  text: string;
  /** The text in two calendars: what is said of the first of them, and then of the second. */
  parts?: [first: string, rest: string] | undefined;
}

/** A piece of a sentence: words, or what a mark makes of them. A run keeps its own direction: code, or Latin words. */
export type InlineNode =
  | string
  | { mark: 'strong'; children: InlineNode[] }
  | { mark: 'emphasis'; children: InlineNode[] }
  | { mark: 'subscript' | 'superscript' | 'struck'; children: InlineNode[] }
  | { mark: 'abbreviation'; meaning: string; children: InlineNode[] }
  | { mark: 'link'; href: string; children: InlineNode[] }
  | { mark: 'language'; lang: string; dir: 'ltr' | 'rtl' | 'auto'; children: InlineNode[] }
  /** What is said of the words before it, at the end of the text. */
  | { mark: 'note'; children: InlineNode[] }
  /** Keys of a keyboard; every second is what stands between two of them. */
  | { mark: 'key'; keys: string[] }
  | { mark: 'run'; text: string }
  | ({ mark: 'formula' } & PlannedFormula)
  | { mark: 'break' };

/** A sentence ready to render; without a mark it is its words. */
export type InlineText = string | InlineNode[];
