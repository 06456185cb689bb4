import { basename, dirname, extname, join } from 'node:path';

/** Each width is at most 1.5 times the one before, so that screens load little more than they show. Pixels. */
export const ladder = [320, 480, 640, 960, 1280, 1920] as const;

/** A picture at most this factor wider than a step has no file for that step. */
const nearly = 1.05;

/** Width of the default file: for sharing, search engines and old browsers. */
const plainWidth = 960;

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** One of the encoded files of a picture; the path is relative to `out/`. */
export interface Rendition {
  path: string;
  format: RenditionFormat;
  width: number;
}

/** Widths of the files of a picture: ascending, without duplicates, never wider than the picture. */
export function renditionWidths(width: number): number[] {
  const last = Math.min(width, ladder[ladder.length - 1] ?? width);
  return [...ladder.filter((step) => step * nearly < last), last];
}

/** `photos/team.jpg` -> `assets/photos/team.<name>`. */
export function assetPath(source: string, ending: string): string {
  return join('assets', dirname(source), `${basename(source, extname(source))}.${ending}`).replaceAll('\\', '/');
}

const extensions: Record<RenditionFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' };

/** Planned files of a picture, best formats first; the last format is the fallback that every browser reads. */
export function planRenditions(
  source: string,
  hash: string,
  { width, isOpaque }: { width: number; isOpaque: boolean },
): Rendition[] {
  const formats: RenditionFormat[] = ['avif', 'webp', isOpaque ? 'jpeg' : 'png'];
  return formats.flatMap((format) =>
    renditionWidths(width).map((one) => ({
      path: assetPath(source, `${hash}-${one}.${extensions[format]}`),
      format,
      width: one,
    })),
  );
}

/** The default file, for clients that do not choose. */
export function plainRendition(renditions: readonly Rendition[]): Rendition | undefined {
  const format = renditions.at(-1)?.format;
  const fallbacks = renditions.filter((rendition) => rendition.format === format);
  return fallbacks.findLast(({ width }) => width <= plainWidth) ?? fallbacks[0];
}

/** `<source>` data of the renditions, one candidate list per format. `toUrl` turns a path in `out/` into an address. */
export function planSources(renditions: readonly Rendition[], toUrl: (path: string) => string) {
  const formats = [...new Set(renditions.map(({ format }) => format))];
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditions
      .filter((rendition) => rendition.format === format)
      .map(({ path, width }) => `${toUrl(path)} ${width}w`)
      .join(', '),
  }));
}
