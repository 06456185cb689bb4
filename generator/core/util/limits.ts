const megabyte = 1024 * 1024;

/** Bytes that files may have at most, by what they are: what visitors on the road can still be expected to load. */
export const fileLimits = {
  document: 100 * megabyte,
  picture: 100 * megabyte,
  /** Compressed as texts, in memory. */
  table: 5 * megabyte,
  text: megabyte / 2,
  audio: 200 * megabyte,
  video: 500 * megabyte,
} as const;

/** Parts that a drawing may come to once what it repeats is drawn as often as it says. */
export const maxDrawingParts = 500_000;

/** Seconds of a processor that a drawing may take, drawn as large as it is ever needed. */
export const maxDrawingSeconds = 10;

/** What a picture may be at most. Phones take photos of up to 64 megapixels. */
export const pictureLimits = {
  /** Pixels of a photo: what it takes to decode one must fit into the memory of a small build machine. */
  pixels: 80_000_000,
  /** Bytes of a photo, and of a drawing, which visitors load whole. */
  bytes: { raster: 25 * megabyte, vector: megabyte },
  /** How often the shorter side of a photo may fit into the longer one. */
  ratio: 16,
} as const;

/** What a font of an organisation may be at most: bytes as it lies there, unpacked, and those that every page loads before it is told. */
export const fontLimits = { bytes: 5 * megabyte, unpacked: 20 * megabyte, loaded: megabyte / 16 } as const;
