const megabyte = 1024 * 1024;

/** Maximum file sizes in bytes, by kind: what mobile visitors can be expected to load. */
export const fileLimits = {
  document: 100 * megabyte,
  picture: 100 * megabyte,
  /** Compressed like text, which happens in memory. */
  table: 5 * megabyte,
  text: megabyte / 2,
  audio: 200 * megabyte,
  video: 500 * megabyte,
} as const;

/** Maximum number of elements in a drawing, with repetitions expanded. */
export const maxDrawingParts = 500_000;

/** Maximum CPU seconds for rendering a drawing at the largest size needed. */
export const maxDrawingSeconds = 10;

/** Image limits. Phones take photos of up to 64 megapixels. */
export const pictureLimits = {
  /** Pixels of a photo: decoding must fit into the memory of a small build machine. */
  pixels: 80_000_000,
  /** Bytes of a photo, and of a drawing, which visitors load as it is. */
  bytes: { raster: 25 * megabyte, vector: megabyte },
  /** Maximum aspect ratio of a photo. */
  ratio: 16,
} as const;

/** Limits of custom fonts in bytes: file size, unpacked size, and the size loaded on every page above which it is reported. */
export const fontLimits = { bytes: 5 * megabyte, unpacked: 20 * megabyte, loaded: megabyte / 16 } as const;
