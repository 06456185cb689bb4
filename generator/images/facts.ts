/** What can keep a picture from being used; each is an entry of the diagnostics catalogue. */
export type ImageFaultCode =
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
export interface ImageFault {
  kind: 'fault';
  code: ImageFaultCode;
  found?: string;
}

/** A photo or another picture of pixels. Width and height are those that are seen: after rotation. */
export interface RasterFacts {
  kind: 'raster';
  width: number;
  height: number;
  isOpaque: boolean;
  /** Its mean colour as six hexadecimal digits: stands in its place while it loads. Absent when it is transparent. */
  tone?: string;
}

/**
 * Why a drawing cannot be drawn: it shows nothing, repeats its parts without end, takes too long, or is none to whoever draws it.
 * Browsers may show it all the same.
 */
export type DrawingTrouble = 'size' | 'repeats' | 'time' | 'draw';

/** A drawing: its size, and its optimised text. */
export interface VectorFacts {
  kind: 'vector';
  width: number;
  height: number;
  svg: string;
  trouble?: DrawingTrouble;
}

export type ImageFacts = RasterFacts | VectorFacts | ImageFault;

export function fault(code: ImageFaultCode, found?: string): ImageFault {
  return { kind: 'fault', code, ...(found !== undefined && { found }) };
}

/** Parts that a drawing may come to once what it repeats is drawn as often as it says. */
export const mostParts = 500_000;

/** Seconds of a processor that a drawing may take, drawn as large as it is ever needed. */
export const mostSeconds = 10;

/** What a picture may be at most. Phones take photos of up to 64 megapixels. */
export const limits = {
  /** Pixels of a photo: what it takes to decode one must fit into the memory of a small build machine. */
  pixels: 80_000_000,
  /** Bytes of a photo, and of a drawing, which visitors load whole. */
  bytes: { raster: 25 * 1024 * 1024, vector: 1024 * 1024 },
  /** How often the shorter side of a photo may fit into the longer one. */
  ratio: 16,
} as const;
