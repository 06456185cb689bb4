import type { FileKindName } from '../files/file-kinds.ts';
import type { PlannedFormula } from './formula.ts';

/** Image ready to render: final address and intrinsic size in pixels. */
export interface PlannedImage {
  /** Fallback address. */
  url: string;
  width: number;
  height: number;
  alt: string;
  /** For bitmaps: `srcset` of each format, best first; the last format is universal. */
  sources?: { type: string; srcSet: string }[];
  /** Placeholder colour: six hexadecimal digits. */
  tone?: string;
  /** Focus of a cropped image: names a rule of the site's style sheet. */
  focus?: string;
}

/** File that visitors download or play. */
export interface PlannedFile {
  url: string;
  kind: FileKindName;
  /** In bytes. */
  size: number;
}

/** Date for people (`text`) and for machines (`iso`, YYYY-MM-DD). */
export interface PlannedDate {
  iso: string;
  text: string;
  /** The text split by calendar, if in two. */
  parts?: [first: string, rest: string] | undefined;
}

/** Node of a sentence: text or a mark. Code and Latin words keep their own direction. */
export type InlineNode =
  | string
  | { mark: 'strong'; children: InlineNode[] }
  | { mark: 'emphasis'; children: InlineNode[] }
  | { mark: 'subscript' | 'superscript' | 'struck'; children: InlineNode[] }
  | { mark: 'abbreviation'; meaning: string; children: InlineNode[] }
  | { mark: 'link'; href: string; children: InlineNode[] }
  | { mark: 'language'; lang: string; dir: 'ltr' | 'rtl' | 'auto'; children: InlineNode[] }
  /** Note on the words before it, shown at the end of the text. */
  | { mark: 'note'; children: InlineNode[] }
  /** Keys of a keyboard; every second string is a separator. */
  | { mark: 'key'; keys: string[] }
  | { mark: 'run'; text: string }
  | ({ mark: 'formula' } & PlannedFormula)
  | { mark: 'break' };

/** Sentence ready to render; a plain string without marks. */
export type InlineText = string | InlineNode[];
