import { repeatedLabels } from '../../../templates/components/repeated-labels.ts';
import { BareLayout } from '../../../templates/layout/bare.tsx';
import { type PageLayout, pageLayout } from '../../../templates/layout/layout.tsx';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import type { RenderContext } from '../../../templates/model/page/render-context.tsx';
import { createContext, createFragmentCache, toStaticHtml } from './context.tsx';
import { dataBlock } from './data-block.ts';
import { createSearchPage } from './search-page.ts';
import { createPlaceOf, createSharedPart } from './shared-part.ts';
import { createShellRenderer } from './shell.tsx';
import { mergeVisibleCharacters, type VisibleCharacters, visibleCharactersIn } from './visible-text.ts';

/** Only the blocks of a page, for the catalogue. */
export const bareLayout: PageLayout = { main: BareLayout };

const nothing = { html: '', visible: { characters: '', inFields: [] } };

export interface RenderOptions {
  /** Whether to collect the characters of each page for budgets. Drafts and previews need none. */
  isRecordingResources?: boolean;
}

/** Returns a function that renders the content of `<body>`. */
function createBodyRenderer(frame: SiteFrame, { start, main: Main, end }: PageLayout) {
  const placeOf = createPlaceOf(frame);
  const renderStart = start ? createSharedPart(start, placeOf) : () => nothing;
  const renderEnd = end ? createSharedPart(end, placeOf) : () => nothing;
  return (page: PagePlan, context: RenderContext) => {
    const above = renderStart(context);
    const main = toStaticHtml(context, <Main page={page} />);
    const below = renderEnd(context);
    return {
      above: above.html,
      main,
      below: below.html,
      drawn: (): VisibleCharacters[] => [above.visible, visibleCharactersIn(main), below.visible],
    };
  };
}

/**
 * Returns a function that renders the pages of one site. Pure: plans in, strings out; no file is read. Shared parts are cached,
 * with the same result as rendering them again.
 */
export function createRenderer(frame: SiteFrame, manifest: Manifest, layout: PageLayout = pageLayout) {
  const renderBody = createBodyRenderer(frame, layout);
  const renderShell = createShellRenderer(frame, manifest);
  const keep = createFragmentCache();
  return function renderPage(page: PagePlan, { isRecordingResources = true }: RenderOptions = {}): RenderedPage {
    const context = createContext({
      ...{ frame, manifest, keep },
      ...{ href: page.href, layout: page.layout, otherEditions: page.otherEditions },
      repeatedLabels: repeatedLabels(page.blocks),
    });
    // The body is rendered first: only then is it known whether the page needs a script.
    const { above, main, below, drawn } = renderBody(page, context);
    const { start, end } = renderShell(page, context.islands.length > 0);
    // Not rendered by React, which would escape the data as HTML text.
    const data = page.structuredData?.length ? dataBlock(page.structuredData) : '';
    const html = [start, data, '</head><body>', above, main, below, '</body>', end].join('');
    const found = page.isSearchable && { found: createSearchPage(page, frame, main) };
    const openingStyles = manifest.openingStyles?.[page.openingSet];
    const resources = {
      ...context.resources,
      ...(openingStyles !== undefined && { openingStyles }),
      islands: context.islands,
      characters: isRecordingResources ? mergeVisibleCharacters(drawn()) : '',
      ...found,
    };
    return { outputPath: page.outputPath, html, resources };
  };
}
