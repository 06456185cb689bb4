import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assemble, type Piece, pieceOf } from '../../templates/pieces.ts';
import { type RenderContext, RenderProvider } from '../../templates/render-context.tsx';

/** Kept of what one owner has: the last ones that were made. */
const mostKept = 256;

/** Makes a memory for HTML that many pages have. */
export function createKeep(): RenderContext['keep'] {
  const owners = new Map<object, Map<string, Piece>>();
  return (owner, key, make) => {
    const known = owners.get(owner) ?? new Map<string, Piece>();
    owners.set(owner, known);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const piece = pieceOf(make());
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    known.set(key, piece);
    return piece;
  };
}

/** What surrounds every piece of a page that is rendered on its own. `known` is what was rendered of the page before. */
export function createContext(
  known: Pick<RenderContext, 'frame' | 'manifest' | 'href' | 'keep'> &
    Partial<Pick<RenderContext, 'islands' | 'ids' | 'pictures'>>,
): RenderContext {
  const { frame, manifest, href, keep, islands = [], ids = { count: 0 }, pictures = { count: 0 } } = known;
  return {
    frame,
    manifest,
    href,
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
  return assemble(html, context.pieces.splice(0));
}
