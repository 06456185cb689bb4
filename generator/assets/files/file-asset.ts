import type { FileKindName } from '../../../templates/model/files/file-kinds.ts';

/** What can keep a file from being published; each is a message. */
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

/** A file that visitors get or play. Its bytes stay where they are: a video may be larger than the memory. */
export interface FileAsset {
  state: 'file';
  /** The address within the site, and the path in the output. */
  outputPath: string;
  kind: FileKindName;
  /** In bytes. */
  size: number;
  /** When it was last changed, in milliseconds of the epoch. */
  modified: number;
  /** Where it lies: an absolute path. */
  from: string;
  /** Of a photo that tells where it was taken: names its bytes without that, which go out. */
  withoutPlace?: { size: number; hash: string };
}

export interface RejectedFile {
  state: 'refused';
  code: FileDiagnosticCode;
  /** What was met: a size, or the kind of what the file holds. */
  found?: string;
}
