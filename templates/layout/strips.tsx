import { css } from '@linaria/core';
import { repeatedLabels } from '../components/repeated-labels.ts';
import { pageMark, type RenderContext, RenderProvider, useRenderContext } from '../model/page/render-context.tsx';
import { aboveHeader } from './above-header.ts';
import { Blocks } from './blocks.tsx';

const above = css`
  --section-space: var(--space-2);
  font-size: var(--text-sm);
  border-block-end: var(--line);

  ${aboveHeader}
`;

const below = css`
  --section-space: clamp(1.5rem, 1rem + 2vw, 3rem);

  & > section:first-of-type {
    border-block-start: var(--line);
  }
`;

/**
 * Render context of a strip: equal on all pages, whatever their layout and address, since pages share its HTML. Its pictures
 * are counted separately, so that the first picture of the content stays the first.
 */
function contextOf(page: RenderContext, { blocks }: { blocks: object[] }, pictures: RenderContext['pictures']): RenderContext {
  const { home } = page.frame;
  const own = { href: home, page: pageMark, otherEditions: undefined, layout: undefined };
  return { ...page, ...own, repeatedLabels: repeatedLabels(blocks), pictures };
}

/** Blocks above the header of every page. */
export function StripBeforeHeader() {
  const page = useRenderContext();
  const strip = page.frame.everyPage?.beforeHeader;
  if (!strip) return null;
  return (
    // Some header forms style an `<aside>` directly above them as an announcement.
    <div className={above}>
      <aside aria-label={strip.label}>
        <RenderProvider value={contextOf(page, strip, { count: 0 })}>
          <Blocks blocks={strip.blocks} />
        </RenderProvider>
      </aside>
    </div>
  );
}

/** Blocks between content and footer of every page; their pictures are never in the first view. */
export function StripBeforeFooter() {
  const page = useRenderContext();
  const strip = page.frame.everyPage?.beforeFooter;
  if (!strip) return null;
  return (
    <aside className={below} aria-label={strip.label}>
      <RenderProvider value={contextOf(page, strip, { count: 1 })}>
        <Blocks blocks={strip.blocks} />
      </RenderProvider>
    </aside>
  );
}
