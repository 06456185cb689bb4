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
  | 'unsafe-svg';

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

/** A drawing: its size, and its optimised text. */
export interface VectorFacts {
  kind: 'vector';
  width: number;
  height: number;
  svg: string;
}

export type ImageFacts = RasterFacts | VectorFacts | ImageFault;

export function fault(code: ImageFaultCode, found?: string): ImageFault {
  return { kind: 'fault', code, ...(found !== undefined && { found }) };
}

/** What a picture may be at most. Phones take photos of up to 64 megapixels. */
export const limits = {
  /** Pixels of a photo: what it takes to decode one must fit into the memory of a small build machine. */
  pixels: 80_000_000,
  /** Bytes of a photo, and of a drawing, which visitors load whole. */
  bytes: { raster: 25 * 1024 * 1024, vector: 1024 * 1024 },
  /** How often the shorter side of a photo may fit into the longer one. */
  ratio: 16,
} as const;
