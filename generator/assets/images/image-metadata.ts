/** What can keep a picture from being used; each is a message. */
export type ImageDiagnosticCode =
  | 'unreadable-image'
  | 'not-a-file'
  | 'outside-image'
  | 'damaged-image'
  | 'image-format'
  | 'animated-image'
  | 'huge-image'
  | 'elongated-image'
  | 'unsafe-svg'
  | 'unusable-image';

/** Why a picture is refused; `found` says what was met, such as a size or an element. */
export interface ImageDiagnostic {
  kind: 'fault';
  code: ImageDiagnosticCode;
  found?: string;
}

/** Why a picture may be useless where it stands: its marks are lost on light or dark paper, its words have no font, its shape. */
export interface PictureWarning {
  is: 'light' | 'dark' | 'words' | 'wide' | 'tall';
  /** The font, or the size. */
  found?: string;
}

/** A photo or another picture of pixels. Width and height are those that are seen: after rotation. */
export interface RasterMetadata {
  kind: 'raster';
  width: number;
  height: number;
  isOpaque: boolean;
  /** Its mean colour as six hexadecimal digits: stands in its place while it loads. Absent when it is transparent. */
  tone?: string;
  doubts?: PictureWarning[];
}

/**
 * Why a drawing cannot be drawn: it shows nothing, repeats its parts without end, takes too long, or is none to whoever draws it.
 * Browsers may show it all the same.
 */
export type DrawingFailure = 'size' | 'repeats' | 'time' | 'draw';

/** A drawing: its size, and its optimised text. */
export interface VectorMetadata {
  kind: 'vector';
  width: number;
  height: number;
  svg: string;
  trouble?: DrawingFailure;
  doubts?: PictureWarning[];
}

export type ImageMetadata = RasterMetadata | VectorMetadata | ImageDiagnostic;

export function imageDiagnostic(code: ImageDiagnosticCode, found?: string): ImageDiagnostic {
  return { kind: 'fault', code, ...(found !== undefined && { found }) };
}
