import type { PageResources, PictureOffer } from '../../../templates/model/page/page-plan.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { memoize } from '../../core/util/memoize.ts';
import { chooseCandidate, matchesMedia, type Screen } from './screens.ts';

/** Font that a page loads, and the first of its characters that needs it. */
export interface PageFont {
  url: string;
  character: string;
}

/** Font face of a style sheet: URL, and the characters for which it is loaded. */
export interface FontFace {
  url: string;
  range: [from: number, to: number][];
}

/** Font faces in a style sheet that are loaded from a file. */
export function readFaces(styles: string): FontFace[] {
  return [...styles.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const url = /url\(["']?([^"')]+)/.exec(face)?.[1];
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return url ? [{ url, range: readRange(range ?? 'U+0-10FFFF') }] : [];
  });
}

/**
 * Returns the function that finds the fonts a page loads for its characters. All white space counts as a plain space. Lookups
 * of characters are shared by all pages.
 */
export function createFontReader(faces: readonly FontFace[]) {
  const facesWith = memoize((character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return [...faces.keys()].filter((index) => faces[index]?.range.some(([from, to]) => code >= from && code <= to));
  });
  return function pageFonts({ characters }: Pick<PageResources, 'characters'>): PageFont[] {
    const first: string[] = [];
    for (const character of characters.replaceAll(/\s/g, ' ')) {
      for (const face of facesWith(character)) first[face] ??= character;
    }
    return faces.flatMap(({ url }, index) => (first[index] === undefined ? [] : [{ url, character: first[index] }]));
  };
}

const darkScheme = /prefers-color-scheme:\s*dark/;

/** File that a picture shows on a screen, in light or dark mode. */
function shownFile(offers: readonly PictureOffer[], screen: Screen, isDark: boolean): string | undefined {
  const isShown = ({ media = '' }: PictureOffer) => (isDark || !darkScheme.test(media)) && matchesMedia(media, screen);
  const chosen = offers.find((offer, index) => index === offers.length - 1 || isShown(offer));
  return chosen?.srcSet ? chooseCandidate(chosen.srcSet, chosen.sizes ?? '100vw', screen) : chosen?.url;
}

/** Returns the function that gives the URLs of the pictures on a screen. Results are shared between pages. */
export function createPictureReader() {
  const known = new Map<string, string | undefined>();
  return function pagePictures(pictures: PageResources['pictures'], screen: Screen, isDark: boolean): string[] {
    return pictures.flatMap((offers) => {
      const key = `${screen.width} ${screen.density} ${isDark} ${offers.map(({ media, srcSet, sizes, url }) => [media, srcSet, sizes, url].join('\n')).join('\n\n')}`;
      if (!known.has(key)) known.set(key, shownFile(offers, screen, isDark));
      return known.get(key) ?? [];
    });
  };
}
