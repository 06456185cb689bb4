import type { Site } from '../../../site.schema.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { walkFields } from '../../content/site/fields.ts';
import { partsOf } from '../../content/text/inline/mask.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import { isWithin, type Path } from '../../core/json/path.ts';
import { once } from '../../core/util/memoize.ts';
import { visibleText } from '../../pages/render/visible-text.ts';

/** Picture or text of the content, with its path. */
interface ContentLocation {
  path: Path;
  text: string;
  /** Plain text between inline marks, in page order. */
  parts?: string[];
}

/** Distance of a path from a page: 0 own content, 1 collections, 2 site-wide content, infinite for other pages. */
function distance(path: Path, page: Path): number {
  if (isWithin(path, page)) return 0;
  if (path[0] === 'collections') return 1;
  return path[0] === 'routes' || path[0] === 'notFound' ? Number.POSITIVE_INFINITY : 2;
}

function nearestTo(page: Path, places: readonly ContentLocation[]): ContentLocation | undefined {
  const near = places.filter(({ path }) => distance(path, page) < Number.POSITIVE_INFINITY);
  return near.toSorted((a, b) => distance(a.path, page) - distance(b.path, page))[0];
}

/** Paths of pictures, by name under `assets/`. */
function placesOfPictures(site: Site): Map<string, ContentLocation[]> {
  const places = new Map<string, ContentLocation[]>();
  walkFields(site, ({ value, path, kind }) => {
    if (typeof value !== 'string' || fieldRoleOf(kind).file !== 'picture') return;
    const place = { path: path.slice(0, -1), text: value };
    const others = places.get(value);
    if (others) others.push(place);
    else places.set(value, [place]);
  });
  return places;
}

function placesOfTexts(site: Site): ContentLocation[] {
  const places: ContentLocation[] = [];
  walkFields(site, ({ value, path, kind }) => {
    if (typeof value !== 'string') return;
    const { textRole: words, hasMarks } = fieldRoleOf(kind);
    if (hasMarks) places.push({ path, text: plainWords(value), parts: partsOf(value) });
    else if (words === 'visible') places.push({ path, text: value });
  });
  return places;
}

/** Output files of pictures -> source names under `assets/`. */
function sourcesOf(assets: AssetIndex): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [source, asset] of assets) {
    if (asset.state !== 'ready') continue;
    for (const { path } of [{ path: asset.outputPath }, ...(asset.raster?.renditions ?? [])]) sources.set(path, source);
  }
  return sources;
}

/** Finds the content that a file of a page comes from. Indexes are created on demand. */
export function createPlaceFinder(site: Site, assets: AssetIndex) {
  const sources = once(() => sourcesOf(assets));
  const pictures = once(() => placesOfPictures(site));
  const texts = once(() => placesOfTexts(site));
  return {
    /** Picture that a file was created from; `text` is its name under `assets/`. */
    ofPicture: (file: string, page: Path): ContentLocation | undefined => {
      const source = sources().get(file);
      return source === undefined ? undefined : nearestTo(page, pictures().get(source) ?? []);
    },
    /** Text of a page that contains a character. */
    ofCharacter: (character: string, page: Path, html: string): ContentLocation | undefined => {
      const shown = visibleText(html.slice(html.indexOf('<body')));
      const isShown = ({ text, parts = [text] }: ContentLocation) =>
        text.includes(character) && parts.every((part) => shown.includes(part));
      return nearestTo(page, texts().filter(isShown));
    },
  };
}
