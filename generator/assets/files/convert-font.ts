import pLimit from 'p-limit';

/** The WebAssembly codec has one shared memory, so fonts are converted one at a time. */
const oneAtATime = pLimit(1);

/** Runs a task that uses the font codec, after all tasks queued before it. */
export const withFontMemory: <Result>(task: () => Promise<Result>) => Promise<Result> = oneAtATime;

/**
 * Converts a font to another format.
 * @throws Error for a damaged font
 */
export const convertFont = (bytes: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array> =>
  withFontMemory(async () => {
    const { default: fontverter } = await import('fontverter');
    return new Uint8Array(await fontverter.convert(Buffer.from(bytes), format));
  });
