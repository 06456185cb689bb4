import { basename, dirname, extname, join } from 'node:path';

/** Steps of at most one and a half: no screen loads much more than it shows. Widths in pixels. */
export const ladder = [320, 480, 640, 960, 1280, 1920] as const;

/** A picture that ends this close above a step needs no file for that step. */
const nearly = 1.05;

/** Width of the file for those who choose none: sharing, search engines, old browsers. */
const plainWidth = 960;

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** One of the files that a picture comes out as; the path is relative to `out/`. */
export interface Rendition {
  path: string;
  format: RenditionFormat;
  width: number;
}

/** Widths that a picture of this width comes out at: never larger than itself, ascending, each once. */
export function renditionWidths(width: number): number[] {
  const last = Math.min(width, ladder[ladder.length - 1] ?? width);
  return [...ladder.filter((step) => step * nearly < last), last];
}

/** `photos/team.jpg` -> `assets/photos/team.<name>`. */
export function assetPath(source: string, ending: string): string {
  return join('assets', dirname(source), `${basename(source, extname(source))}.${ending}`).replaceAll('\\', '/');
}

const extensions: Record<RenditionFormat, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' };

/** The files of a picture, best formats first; the last format is the one that every browser reads. */
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

/** The file for those who choose none. */
export function plainRendition(renditions: readonly Rendition[]): Rendition | undefined {
  const format = renditions.at(-1)?.format;
  const fallbacks = renditions.filter((rendition) => rendition.format === format);
  return fallbacks.findLast(({ width }) => width <= plainWidth) ?? fallbacks[0];
}

/** The renditions as a page names them: one candidate list a format. `toUrl` gives the address of a path in `out/`. */
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
