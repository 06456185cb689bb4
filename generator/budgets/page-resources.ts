import { readRange } from '../../templates/theme/unicode-range.ts';
import { chooseCandidate, matchesMedia, type Screen } from './screens.ts';
import { readTags, type Tag, visibleText } from './tags.ts';

/** A font that a page loads; `character` is the first of its words that needs it, absent for one that is preloaded. */
export interface PageFont {
  url: string;
  character?: string;
}

const attribute = (name: string) => (tag: Tag) => tag.attributes.get(name) ?? [];

const isLink = (rel: string) => (tag: Tag) => tag.name === 'link' && tag.attributes.get('rel') === rel;

/** Addresses of the style sheets that a page links. */
export function linkedStyles(html: string): string[] {
  return readTags(html).filter(isLink('stylesheet')).flatMap(attribute('href'));
}

/** Addresses of scripts: those that load with the page, and those that its islands bring, by the name of the island. */
export function pageScripts(html: string) {
  const tags = readTags(html);
  const scripts = tags.filter(({ name }) => name === 'script');
  const islands = tags.flatMap(({ attributes }) => {
    const name = attributes.get('data-island');
    const url = attributes.get('data-src');
    return name && url ? [{ name, url }] : [];
  });
  return {
    before: [...scripts.flatMap(attribute('src')), ...tags.filter(isLink('modulepreload')).flatMap(attribute('href'))],
    shared: [...scripts.flatMap(attribute('data-hydrate')), ...scripts.flatMap(attribute('data-react'))],
    islands,
  };
}

/** Faces of a style sheet: address, and the characters that a page loads it for. */
function readFaces(styles: string) {
  return [...styles.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const url = /url\(["']?([^"')]+)/.exec(face)?.[1];
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return url ? [{ url, range: readRange(range ?? 'U+0-10FFFF') }] : [];
  });
}

/** Fonts that a page preloads, and those whose characters its words hold; `styles` is all of its CSS. */
export function pageFonts(html: string, styles: string): PageFont[] {
  const preloads = readTags(html).filter((tag) => isLink('preload')(tag) && tag.attributes.get('as') === 'font');
  const characters = [...new Set(visibleText(html).replaceAll(/\s+/g, ' '))];
  const needed = readFaces(styles).flatMap(({ url, range }) => {
    const isIn = (character: string) => {
      const code = character.codePointAt(0) ?? 0;
      return range.some(([from, to]) => code >= from && code <= to);
    };
    const character = characters.find(isIn);
    return character === undefined ? [] : [{ url, character }];
  });
  return [...preloads.flatMap(attribute('href')).map((url) => ({ url })), ...needed];
}

const darkScheme = /prefers-color-scheme:\s*dark/;

/** The file that a `<picture>` or `<img>` (the last of the tags) shows on a screen, in the light or the dark scheme. */
function shownFile(tags: readonly Tag[], screen: Screen, isDark: boolean): string | undefined {
  const isShown = (media: string) => (isDark || !darkScheme.test(media)) && matchesMedia(media, screen);
  const chosen = tags.find(({ name, attributes }) => name === 'img' || isShown(attributes.get('media') ?? ''));
  const srcset = chosen?.attributes.get('srcset');
  if (!srcset) return chosen?.attributes.get('src');
  return chooseCandidate(srcset, chosen?.attributes.get('sizes') ?? '100vw', screen);
}

/** Pictures of a page, each as the tags that offer it, the `<img>` last. */
function pictureTags(html: string): Tag[][] {
  const pictures: Tag[][] = [];
  let open: Tag[] | undefined;
  for (const tag of readTags(html)) {
    if (tag.name === 'picture') open = [];
    else if (tag.name === '/picture') open = undefined;
    else if (tag.name === 'source') open?.push(tag);
    else if (tag.name === 'img') pictures.push([...(open ?? []), tag]);
  }
  return pictures;
}

/** Addresses of the pictures that a screen takes in the light or in the dark scheme. */
export function pagePictures(html: string, screen: Screen, isDark: boolean): string[] {
  return pictureTags(html).flatMap((tags) => shownFile(tags, screen, isDark) ?? []);
}
