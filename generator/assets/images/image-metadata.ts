/** Reasons why a picture cannot be used; each is the code of a message. */
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

/** Why a picture is rejected; `found` is a detail such as a size or an element. */
export interface ImageDiagnostic {
  kind: 'fault';
  code: ImageDiagnosticCode;
  found?: string;
}

/**
 * Why a picture may not display well: its marks are invisible on a light or dark background, its text has no font, or its shape
 * is extreme.
 */
export interface PictureWarning {
  is: 'light' | 'dark' | 'words' | 'wide' | 'tall';
  /** The font, or the size. */
  found?: string;
}

/** A raster picture. Width and height are after rotation, as displayed. */
export interface RasterMetadata {
  kind: 'raster';
  width: number;
  height: number;
  isOpaque: boolean;
  /** Mean colour as six hexadecimal digits, the placeholder while the picture loads. Absent if it is transparent. */
  tone?: string;
  warnings?: PictureWarning[];
}

/**
 * Why a drawing cannot be rendered: it has no size, repeats its parts too often, takes too long, or the renderer rejects it.
 * Browsers may show it all the same.
 */
export type DrawingFailure = 'size' | 'repeats' | 'time' | 'draw';

/** A drawing: its size and its optimised SVG. */
export interface VectorMetadata {
  kind: 'vector';
  width: number;
  height: number;
  svg: string;
  drawingFailure?: DrawingFailure;
  warnings?: PictureWarning[];
}

export type ImageMetadata = RasterMetadata | VectorMetadata | ImageDiagnostic;

export function imageDiagnostic(code: ImageDiagnosticCode, found?: string): ImageDiagnostic {
  return { kind: 'fault', code, ...(found !== undefined && { found }) };
}
