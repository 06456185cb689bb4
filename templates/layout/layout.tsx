import { css } from '@linaria/core';
import type { ComponentType } from 'react';
import { isOverviewBelow } from '../components/openings/forms.ts';
import { mainId } from '../model/page/ids.ts';
import type { PagePlan } from '../model/page/page-plan.ts';
import { useLabels, useThemeOptions } from '../model/page/render-context.tsx';
import { layoutsWithRest } from '../schema/route-layouts.ts';
import { Announcement } from './announcement.tsx';
import { Blocks, Rest } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContactLine } from './contact-line.tsx';
import { DeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageContents, withAnchors } from './page-contents.tsx';
import { useShapeClasses } from './shapes/shape.tsx';
import { SearchPage } from './site-search/search-page.tsx';
import { StripBeforeFooter, StripBeforeHeader } from './strips.tsx';
import { Unpublished } from './unpublished.tsx';

const skipLink = css`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 20;
  padding: 0.75rem 1.25rem;
  color: var(--on-ground);
  background: var(--ground-deep);
  border-radius: var(--radius-sm);

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;

/** Above the content of every page. */
function PageStart() {
  return (
    <>
      <a className={skipLink} href={`#${mainId}`}>
        {useLabels().skipToContent}
      </a>
      <StripBeforeHeader />
      <ContactLine />
      <Announcement />
      <Header />
    </>
  );
}

/** Content of a page: breadcrumb and blocks. */
function PageMain({ page }: { page: PagePlan }) {
  const { leadBlocks, layout, contents } = page;
  const blocks = contents ? withAnchors(page.blocks, contents) : page.blocks;
  const start = leadBlocks.isAboveBreadcrumb ? 1 : 0;
  const breadcrumb = <Breadcrumb items={page.breadcrumb} />;
  const isBelow = isOverviewBelow(useThemeOptions());
  const hasRestNext = layout === undefined && start === 1 && isBelow;
  const hasRestBelow = layoutsWithRest.has(layout);
  const afterLead = leadBlocks.count + (hasRestBelow ? 1 : 0);
  return (
    <main id={mainId} className={useShapeClasses(layout)} tabIndex={-1}>
      {page.unpublished && <Unpublished words={page.unpublished} />}
      {leadBlocks.isBreadcrumbFirst && breadcrumb}
      <Blocks blocks={blocks.slice(0, start)} />
      {!leadBlocks.isBreadcrumbFirst && breadcrumb}
      <div>
        {hasRestNext && <Rest blocks={blocks.slice(0, 1)} />}
        <Blocks blocks={blocks.slice(start, leadBlocks.count)} />
        <DeferredStyles page={page} />
        {contents && <PageContents contents={contents} blocks={blocks} />}
        {page.siteSearch && <SearchPage pages={page.siteSearch} />}
        <Blocks blocks={blocks.slice(leadBlocks.count, afterLead)} />
        {hasRestBelow && <Rest blocks={blocks.slice(0, 1)} />}
        <Blocks blocks={blocks.slice(afterLead)} />
      </div>
    </main>
  );
}

/** Below the content of every page. */
function PageEnd() {
  return (
    <>
      <StripBeforeFooter />
      <Footer />
    </>
  );
}

/** Parts of the body in order. `start` and `end` get no page props, since pages share their HTML. */
export interface PageLayout {
  start?: ComponentType;
  main: ComponentType<{ page: PagePlan }>;
  end?: ComponentType;
}

/** Layout of every page: skip link, header, breadcrumb, blocks, footer, and the strips before header and footer. */
export const pageLayout: PageLayout = { start: PageStart, main: PageMain, end: PageEnd };
