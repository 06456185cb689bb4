import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { OwnIcon } from '../../../templates/theme/icons/own-icon.ts';
import type { MessagePart } from '../../core/diagnostics/marked-text.ts';
import type { Path } from '../../core/json/path.ts';
import type { ChangeResult } from './protocol-changes.ts';
import type { Localised } from './protocol-forms.ts';

/**
 * Files of the assets, icons and colours.
 */

/** A file of the site's assets: GET `_edit/library`; GET `_edit/asset/<source>` shows a picture small, or as it is with `?size=whole`. */
export interface LibraryFile {
  /** As the content names it. */
  source: string;
  kind: 'picture' | 'drawing' | 'file';
  bytes: number;
  width?: number;
  height?: number;
  /** Places that name it; `alt` is the description of the picture there. */
  usedAt: { at: Path; where: string; alt?: string }[];
  /** Other files of content in the folder of the site that name it, by their names: absent, there are none. */
  usedIn?: string[];
}

/**
 * Body of POST `_edit/media`: a file of the assets gets another name, in its folder and with its ending; goes; or another is
 * named wherever it is, with other descriptions where some are given. One step each, with all that it changes in the site.
 */
export type MediaRequest =
  | { do: 'rename'; source: string; to: string }
  | { do: 'delete'; source: string }
  /** All of them, or none: `sources` are those that were seen to be unused. */
  | { do: 'deleteUnused'; sources: string[] }
  | { do: 'replace'; source: string; by: string; alts: { at: Path; alt: string }[] };

/** `source`: what the file is called now, which machines and addresses may have asked otherwise than it was wished. */
export type MediaAnswer = (ChangeResult & { source?: string }) | { state: 'unable'; reason: MediaRefusal };

export type MediaRefusal =
  | 'gone'
  | 'not-json'
  | 'bad-name'
  | 'name-taken'
  /** It has this name, or is named nowhere. */
  | 'nothing-to-do'
  /** Something names it. */
  | 'used'
  /** Something names one of them since they were looked at. */
  | 'used-meanwhile'
  /** Another file of content in the folder names it. */
  | 'used-elsewhere'
  /** A picture and a file that is none cannot stand for each other. */
  | 'other-kind';

/**
 * Answer to POST `_edit/upload?kind=picture|file&name=<name>` with the bytes as body. `known`: the library has the very same
 * bytes already, and nothing was written. `converted`: it was HEIC, and a JPEG was made of it.
 */
export type UploadResult =
  | { state: 'kept' | 'known'; file: LibraryFile; converted?: true }
  | { state: 'refused'; reason: string };

/**
 * Body of POST `_edit/crop`: a picture of the library and what of it to keep, in shares of the picture as it is seen, from its
 * left and upper edge whatever the direction of reading. The answer is an UploadResult: a new file beside the original.
 */
export interface CropRequest {
  source: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An icon that content may name: GET `_edit/icons`. The first keyword of each language is its name. */
export interface IconEntry {
  name: string;
  keywords: Record<MessageLanguage, readonly string[]>;
  /** Strokes on a square of 24 by 24, as the `d` of a path. */
  drawing: string;
  /** It points along the line of reading: drawn for right-to-left, mirrored for left-to-right. */
  isDirectional: boolean;
}

/** An icon of the site, which content names by its file under `assets/`: GET `_edit/own-icons`, in the order of their names. */
export interface OwnIconEntry {
  source: string;
  icon: OwnIcon;
}

/** What two colours do on a paper: GET `_edit/contrast?brand=%23rrggbb&accent=%23rrggbb&paper=warm`; 400 for what is no colour. */
export interface ContrastReport {
  /** Given colours that cannot stay, and the nearest that can. */
  faults: { key: 'brand' | 'accent'; message: MessagePart[]; hint: MessagePart[]; nearest: string | undefined }[];
  /** Every pair of colours that meets, in both schemes: the ratio it has, from 1 to 21, and the least that it needs. */
  pairs: {
    /** Of the given colours the one by which the pair is judged. */
    of: 'brand' | 'accent';
    scheme: 'light' | 'dark';
    use: Localised;
    foreground: string;
    background: string;
    ratio: number;
    minimum: number;
  }[];
}
