import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderContext, RenderProvider } from '../../templates/render-context.tsx';

/** What surrounds every piece of a page that is rendered on its own. `known` is what was rendered of the page before. */
export function createContext(
  known: Pick<RenderContext, 'frame' | 'manifest' | 'href'> & Partial<Pick<RenderContext, 'islands' | 'ids' | 'pictures'>>,
): RenderContext {
  const { frame, manifest, href, islands = [], ids = { count: 0 }, pictures = { count: 0 } } = known;
  const context: RenderContext = {
    frame,
    manifest,
    href,
    islands: [...islands],
    resources: { pictures: [] },
    pictures: { ...pictures },
    ids: { ...ids },
    toStaticHtml: (node: ReactNode) => renderToStaticMarkup(<RenderProvider value={context}>{node}</RenderProvider>),
  };
  return context;
}
