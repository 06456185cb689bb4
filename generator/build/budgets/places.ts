import type { Site } from '../../../site.schema.ts';
import { aboutKind } from '../../../templates/schema/kind-table.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { walkFields } from '../../content/site/fields.ts';
import { partsOf } from '../../content/text/inline/mask.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import { isWithin, type Path } from '../../core/json/path.ts';
import { once } from '../../core/util/memoize.ts';
import { visibleText } from '../../pages/render/visible-text.ts';

/** A picture or text of the content, and where it stands. */
interface ContentLocation {
  path: Path;
  text: string;
  /** Its words as a page has them one after another, where marks part them. */
  parts?: string[];
}

/** How near a place is to a page: its own content, cards that it may show, what every page has; not that of other pages. */
function distance(path: Path, page: Path): number {
  if (isWithin(path, page)) return 0;
  if (path[0] === 'collections') return 1;
  return path[0] === 'routes' || path[0] === 'notFound' ? Number.POSITIVE_INFINITY : 2;
}

function nearestTo(page: Path, places: readonly ContentLocation[]): ContentLocation | undefined {
  const near = places.filter(({ path }) => distance(path, page) < Number.POSITIVE_INFINITY);
  return near.toSorted((a, b) => distance(a.path, page) - distance(b.path, page))[0];
}

/** Where pictures stand, by their names under `assets/`. */
function placesOfPictures(site: Site): Map<string, ContentLocation[]> {
  const places = new Map<string, ContentLocation[]>();
  walkFields(site, ({ value, path, kind }) => {
    if (typeof value !== 'string' || aboutKind(kind).file !== 'picture') return;
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
    const { words, hasMarks } = aboutKind(kind);
    if (hasMarks) places.push({ path, text: plainWords(value), parts: partsOf(value) });
    else if (words === 'drawn') places.push({ path, text: value });
  });
  return places;
}

/** Names under `assets/` of the pictures that files are made of. */
function sourcesOf(assets: AssetIndex): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [source, asset] of assets) {
    if (asset.state !== 'ready') continue;
    for (const { path } of [{ path: asset.outputPath }, ...(asset.raster?.renditions ?? [])]) sources.set(path, source);
  }
  return sources;
}

/** Finds what of the content a file of a page comes from. What is not asked for is not gone through. */
export function createPlaceFinder(site: Site, assets: AssetIndex) {
  const sources = once(() => sourcesOf(assets));
  const pictures = once(() => placesOfPictures(site));
  const texts = once(() => placesOfTexts(site));
  return {
    /** The picture that a file was made of; `text` is its name under `assets/`. */
    ofPicture: (file: string, page: Path): ContentLocation | undefined => {
      const source = sources().get(file);
      return source === undefined ? undefined : nearestTo(page, pictures().get(source) ?? []);
    },
    /** A text of a page that holds a character. */
    ofCharacter: (character: string, page: Path, html: string): ContentLocation | undefined => {
      const shown = visibleText(html.slice(html.indexOf('<body')));
      const isShown = ({ text, parts = [text] }: ContentLocation) =>
        text.includes(character) && parts.every((part) => shown.includes(part));
      return nearestTo(page, texts().filter(isShown));
    },
  };
}
