import { css } from '@linaria/core';
import { repeatedLabels } from '../components/repeated-labels.ts';
import { type RenderContext, RenderProvider, useRenderContext } from '../model/page/render-context.tsx';
import { aboveHeader } from './above-header.ts';
import { Blocks } from './blocks.tsx';

const above = css`
  --section-space: var(--space-2);
  font-size: var(--text-sm);
  border-block-end: var(--line);

  ${aboveHeader}
  /* With an announcement two rows more. */
  body:has(> & + aside) {
    grid-template-rows: auto auto auto 1fr auto;
  }
`;

const below = css`
  --section-space: clamp(1.5rem, 1rem + 2vw, 3rem);

  & > section:first-of-type {
    border-block-start: var(--line);
  }
`;

/**
 * What the blocks of a strip are rendered in: the same on every page, whatever its shape and address, as many pages share what
 * is made of it. Pictures of a strip are counted apart, so that the first of the content stays the first of its page.
 */
function contextOf(page: RenderContext, { blocks }: { blocks: object[] }, pictures: RenderContext['pictures']): RenderContext {
  const { home } = page.frame;
  return { ...page, href: home, otherEditions: undefined, layout: undefined, repeatedLabels: repeatedLabels(blocks), pictures };
}

/** Blocks above the header of every page. */
export function StripBeforeHeader() {
  const page = useRenderContext();
  const strip = page.frame.everyPage?.beforeHeader;
  if (!strip) return null;
  return (
    // Some forms of the header style an aside right above them as an announcement.
    <div className={above}>
      <aside aria-label={strip.label}>
        <RenderProvider value={contextOf(page, strip, { count: 0 })}>
          <Blocks blocks={strip.blocks} />
        </RenderProvider>
      </aside>
    </div>
  );
}

/** Blocks between the content of every page and its footer; none of their pictures is in the first view. */
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
