import type { Site } from '../../site.schema.ts';
import { aboutKind } from '../../templates/vocabulary/kind-table.ts';
import { partsOf } from '../inline/mask.ts';
import { plainWords } from '../inline/read.ts';
import { isWithin, type Path } from '../json/path.ts';
import { drawnText } from '../render/drawn-text.ts';
import type { AssetIndex } from '../site/assets.ts';
import { walkFields } from '../site/fields.ts';

/** A picture or text of the content, and where it stands. */
interface Place {
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

function nearestTo(page: Path, places: readonly Place[]): Place | undefined {
  const near = places.filter(({ path }) => distance(path, page) < Number.POSITIVE_INFINITY);
  return near.toSorted((a, b) => distance(a.path, page) - distance(b.path, page))[0];
}

/** Finds what of the content a file of a page comes from. */
export function createPlaceFinder(site: Site, assets: AssetIndex) {
  const pictures = new Map<string, Place[]>();
  const texts: Place[] = [];
  walkFields(site, ({ value, path, kind }) => {
    if (typeof value !== 'string') return;
    const { words, hasMarks, file } = aboutKind(kind);
    if (hasMarks) texts.push({ path, text: plainWords(value), parts: partsOf(value) });
    else if (words === 'drawn') texts.push({ path, text: value });
    if (file !== 'picture') return;
    const asset = assets.get(value);
    if (asset?.state !== 'ready') return;
    for (const made of [asset.outputPath, ...(asset.raster?.renditions ?? []).map((rendition) => rendition.path)]) {
      pictures.set(made, [...(pictures.get(made) ?? []), { path: path.slice(0, -1), text: value }]);
    }
  });
  return {
    /** The picture that a file was made of; `text` is its name under `assets/`. */
    ofPicture: (file: string, page: Path) => nearestTo(page, pictures.get(file) ?? []),
    /** A text of a page that holds a character. */
    ofCharacter: (character: string, page: Path, html: string): Place | undefined => {
      const shown = drawnText(html.slice(html.indexOf('<body')));
      const isShown = ({ text, parts = [text] }: Place) =>
        text.includes(character) && parts.every((part) => shown.includes(part));
      return nearestTo(page, texts.filter(isShown));
    },
  };
}
