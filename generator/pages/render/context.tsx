import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assemble, lean, type Piece, pieceOf } from '../../../templates/model/page/pieces.ts';
import { type RenderContext, RenderProvider } from '../../../templates/model/page/render-context.tsx';
import { withoutForeignMarks } from '../../core/util/foreign-mark.ts';
import { markForeignWords } from './foreign-words.ts';
import { isolateTexts } from './isolate-texts.ts';
import { markLinks } from './mark-links.ts';

/** Maximum number of cached fragments, for those used again and for the latest ones. */
const maxCached = 256;

/**
 * A cache with fixed slots. Deleting from a `Map` leaves entries that V8 counts as in use until a full garbage collection
 * (`memoize.ts`); here the map only finds the slots. When all are taken, the next slot that was not used since the last pass is
 * replaced (the CLOCK algorithm).
 */
function createHtmlCache(): (key: string, make: () => Piece) => Piece {
  const places: { key: string; piece: Piece; isWanted: boolean }[] = [];
  const known = new Map<string, number>();
  let next = 0;
  const free = () => {
    if (places.length < maxCached) return places.length;
    for (let place = places[next]; place?.isWanted; place = places[next]) {
      place.isWanted = false;
      next = (next + 1) % maxCached;
    }
    const at = next;
    known.delete(places[at]?.key ?? '');
    next = (next + 1) % maxCached;
    return at;
  };
  return (key, make) => {
    const place = places[known.get(key) ?? maxCached];
    if (place) {
      place.isWanted = true;
      return place.piece;
    }
    const piece = make();
    const at = free();
    places[at] = { key, piece, isWanted: false };
    known.set(key, at);
    return piece;
  };
}

/** Creates a cache for HTML fragments that many pages share. */
export function createFragmentCache(): RenderContext['keep'] {
  const shelves = new Map<object, ReturnType<typeof createHtmlCache>>();
  return (owner, key, make) => {
    const shelf = shelves.get(owner) ?? createHtmlCache();
    shelves.set(owner, shelf);
    return shelf(key, () => pieceOf(make()));
  };
}

/** Creates the context of a separately rendered part of a page. `known` is what was rendered of the page before. */
export function createContext(
  known: Pick<RenderContext, 'frame' | 'manifest' | 'href' | 'keep'> &
    Partial<Pick<RenderContext, 'layout' | 'repeatedLabels' | 'otherEditions' | 'islands' | 'ids' | 'pictures'>>,
): RenderContext {
  const {
    frame,
    manifest,
    href,
    keep,
    layout,
    repeatedLabels,
    otherEditions,
    islands = [],
    ids = { count: 0 },
    pictures = { count: 0 },
  } = known;
  return {
    frame,
    manifest,
    href,
    page: href,
    layout,
    repeatedLabels,
    otherEditions,
    keep,
    pieces: [],
    islands: [...islands],
    resources: { pictures: [] },
    pictures: { ...pictures },
    ids: { ...ids },
  };
}

/** Static HTML of a part of a page. */
export function toStaticHtml(context: RenderContext, node: ReactNode): string {
  const html = renderToStaticMarkup(<RenderProvider value={context}>{node}</RenderProvider>);
  const { frame } = context;
  const isolated = isolateTexts(lean(html), frame.site.direction, frame.languages?.[0]);
  const spoken = frame.site.direction === 'rtl' ? markForeignWords(isolated) : isolated;
  return withoutForeignMarks(assemble(markLinks(spoken, frame), context.pieces.splice(0)));
}
