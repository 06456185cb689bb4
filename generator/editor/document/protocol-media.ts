import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { CustomIcon } from '../../../templates/theme/icons/custom-icon.ts';
import type { MessagePart } from '../../core/diagnostics/marked-text.ts';
import type { Path } from '../../core/json/path.ts';
import type { ChangeResult } from './protocol-changes.ts';
import type { Localised } from './protocol-forms.ts';

/** Asset files, icons and colours. */

/**
 * Asset file of the site: GET `_edit/library`. GET `_edit/asset/<source>` returns a thumbnail, or the file with `?size=whole`.
 */
export interface LibraryFile {
  /** Name as used in the content. */
  source: string;
  kind: 'picture' | 'drawing' | 'file';
  bytes: number;
  width?: number;
  height?: number;
  /** Places that refer to it; `alt` is the alternative text there. */
  usedAt: { at: Path; where: string; alt?: string }[];
  /** Other content files in the folder that refer to it; absent if none. */
  usedIn?: string[];
}

/** Body of POST `_edit/media`: renames, deletes or replaces an asset file, as one change together with all references. */
export type MediaRequest =
  | { do: 'rename'; source: string; to: string }
  | { do: 'delete'; source: string }
  /** All or none: `sources` are the files that were listed as unused. */
  | { do: 'deleteUnused'; sources: string[] }
  | { do: 'replace'; source: string; by: string; alts: { at: Path; alt: string }[] };

/** `source`: the new name, which may differ from the requested one. */
export type MediaAnswer = (ChangeResult & { source?: string }) | { state: 'unable'; reason: MediaProblem };

export type MediaProblem =
  | 'gone'
  | 'not-json'
  | 'bad-name'
  | 'name-taken'
  /** It already has this name, or is not referenced. */
  | 'nothing-to-do'
  /** It is referenced. */
  | 'used'
  /** One of them has been referenced since they were listed. */
  | 'used-meanwhile'
  /** Another content file in the folder refers to it. */
  | 'used-elsewhere'
  /** A picture cannot replace another kind of file, nor the reverse. */
  | 'other-kind';

/**
 * Answer to POST `_edit/upload?kind=picture|file&name=<name>` with the bytes as body. `known`: an identical file exists,
 * nothing was written. `converted`: HEIC was converted to JPEG.
 */
export type UploadResult =
  | { state: 'kept' | 'known'; file: LibraryFile; converted?: true }
  | { state: 'refused'; reason: string };

/**
 * Body of POST `_edit/crop`: the part of a picture to keep, as fractions of the displayed picture from its left and top edge in
 * any direction of reading. The answer is an UploadResult: a new file next to the original.
 */
export interface CropRequest {
  source: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Icon for content: GET `_edit/icons`. The first keyword of each language is its name. */
export interface LibraryIcon {
  name: string;
  keywords: Record<MessageLanguage, readonly string[]>;
  /** `d` attribute of a path of strokes in a 24 by 24 square. */
  drawing: string;
  /** Directional icon: drawn for right-to-left, mirrored for left-to-right. */
  isDirectional: boolean;
}

/** Custom icon, referenced by its file under `assets/`: GET `_edit/own-icons`, sorted by name. */
export interface CustomIconItem {
  source: string;
  icon: CustomIcon;
}

/**
 * Contrast of two colours on a background: GET `_edit/contrast?brand=%23rrggbb&accent=%23rrggbb&paper=warm`; 400 for invalid
 * colours.
 */
export interface ContrastReport {
  /** Colours with too little contrast, and the nearest valid ones. */
  faults: { key: 'brand' | 'accent'; message: MessagePart[]; hint: MessagePart[]; nearest: string | undefined }[];
  /** All pairs of colours that are used together, in both schemes: contrast ratio from 1 to 21, and the required minimum. */
  pairs: {
    /** The given colour that the pair depends on. */
    of: 'brand' | 'accent';
    scheme: 'light' | 'dark';
    use: Localised;
    foreground: string;
    background: string;
    ratio: number;
    minimum: number;
  }[];
}
