import type { FileKindName } from '../../../templates/model/files/file-kinds.ts';

/** Reasons why a file cannot be published; each is the code of a message. */
export type FileDiagnosticCode =
  | 'not-a-file'
  | 'outside-image'
  | 'file-kind'
  | 'huge-file'
  | 'unusable-font'
  | 'font-package'
  | 'code-package'
  | 'math-package'
  | 'stand-in-file';

/** A file that visitors download or play. Its bytes are not loaded: a video may be larger than the memory. */
export interface FileAsset {
  state: 'file';
  /** Address within the site, and path in the output folder. */
  outputPath: string;
  kind: FileKindName;
  /** In bytes. */
  size: number;
  /** Time of the last change, in milliseconds since the epoch. */
  modified: number;
  /** Absolute path of the source file. */
  from: string;
  /** Size and hash of the published bytes, without GPS data. Set for photos that contain a location. */
  withoutLocation?: { size: number; hash: string };
}

export interface RejectedFile {
  state: 'refused';
  code: FileDiagnosticCode;
  /** Detail for the message: the size, or the type detected in the file. */
  found?: string;
}
