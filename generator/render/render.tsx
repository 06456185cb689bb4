import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BareLayout } from '../../templates/layout/bare.tsx';
import { Layout } from '../../templates/layout/layout.tsx';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../../templates/page-plan.ts';
import { type RenderContext, RenderProvider } from '../../templates/render-context.tsx';
import { createDesignLayout } from '../dev/design/sheet.tsx';
import { dataBlock } from './data-block.ts';
import { Document } from './document.tsx';
import { drawnCharacters } from './drawn-text.ts';
import { foundPage } from './found-page.ts';

/** Stands for the body in the shell. Content cannot hold `<body>` unescaped, so the split is unambiguous. */
const bodyMark = '-';

/** What surrounds every piece of a page that is rendered on its own. */
function withProvider(context: RenderContext, node: ReactNode) {
  return <RenderProvider value={context}>{node}</RenderProvider>;
}

type PageLayout = ComponentType<{ page: PagePlan }>;

/** The blocks of a page alone, for the catalogue. */
export const bareLayout: PageLayout = BareLayout;

/** The page of the design system, for the catalogue. It renders with the parts of the templates, so it is bundled with them. */
export { createDesignLayout };

/**
 * Makes the function that renders pages of one site. Rendering is pure: plans in, strings out; no file is read, no
 * state outlives a page.
 */
export function createRenderer(frame: SiteFrame, manifest: Manifest, PageLayout: PageLayout = Layout) {
  return function renderPage(page: PagePlan): RenderedPage {
    const context: RenderContext = {
      frame,
      manifest,
      href: page.href,
      islands: [],
      resources: { pictures: [] },
      pictures: { count: 0 },
      ids: { count: 0 },
      toStaticHtml: (node) => renderToStaticMarkup(withProvider(context, node)),
    };
    // The body comes first: only then is it known whether the page needs a script.
    const body = context.toStaticHtml(<PageLayout page={page} />);
    const shell = renderToStaticMarkup(
      <Document page={page} frame={frame} manifest={manifest} needsScript={context.islands.length > 0}>
        {bodyMark}
      </Document>,
    );
    const [head = '', tail = ''] = shell.split(`<body>${bodyMark}`);
    // Not by React: what it writes as text is escaped for HTML, which data is not read as.
    const data = page.structuredData ? dataBlock(page.structuredData) : '';
    const html = `<!DOCTYPE html>\n${head.replace(/<\/head>$/, () => `${data}</head>`)}<body>${body}${tail}\n`;
    const found = page.isSearchable && { found: foundPage(page, frame.home, body) };
    const resources = { ...context.resources, islands: context.islands, characters: drawnCharacters(body), ...found };
    return { outputPath: page.outputPath, html, resources };
  };
}
