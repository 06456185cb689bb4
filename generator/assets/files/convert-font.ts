import pLimit from 'p-limit';

/** What unpacks and packs has one memory for all: one font after another. */
const oneAtATime = pLimit(1);

/** Does something with fonts that asks what unpacks or packs them, after all that was asked before. */
export const withFontMemory: <Result>(task: () => Promise<Result>) => Promise<Result> = oneAtATime;

/** A font in another format, in a memory of its own. @throws Error for a font that is damaged */
export const convertFont = (bytes: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array> =>
  withFontMemory(async () => {
    const { default: fontverter } = await import('fontverter');
    return new Uint8Array(await fontverter.convert(Buffer.from(bytes), format));
  });
