import { css } from '@linaria/core';
import type { PagePlan, PlannedBlock } from '../page-plan.ts';
import { useLabels } from '../render-context.tsx';
import { Blocks } from './blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { mainId } from './ids.ts';
import { StylesBelow } from './styles-below.tsx';

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

const main = css`
  outline: none;

  /* Sections alternate between paper and sand, by their place and not by content. */
  & > [data-sections] > section:nth-child(even of section:not([data-own-tone])) {
    background: var(--band);
  }
`;

type BlockTypes = ReadonlySet<PlannedBlock['type']>;

/** Blocks that open a page stand above the breadcrumb bar. */
const opening: BlockTypes = new Set(['hero', 'banner']);

/** Blocks that are styled from the start; what follows them may come a moment later. See `generator/bundle/first-view.ts`. */
const styledFirst: BlockTypes = new Set(['hero', 'banner', 'intro', 'login', 'notice', 'search']);

/** The frame of every page: skip link, header, breadcrumb, blocks, footer. */
export function Layout({ page }: { page: PagePlan }) {
  const labels = useLabels();
  const [first, ...others] = page.blocks;
  const opener = first && opening.has(first.type) ? first : undefined;
  const blocks = opener ? others : page.blocks;
  const after = blocks.findIndex(({ type }) => !styledFirst.has(type));
  const split = after === -1 ? blocks.length : after;
  return (
    <>
      <a className={skipLink} href={`#${mainId}`}>
        {labels.skipToContent}
      </a>
      <Header />
      <main id={mainId} className={main} tabIndex={-1}>
        {opener && <Blocks blocks={[opener]} />}
        <Breadcrumb items={page.breadcrumb} />
        <div data-sections="">
          <Blocks blocks={blocks.slice(0, split)} />
          <StylesBelow />
          <Blocks blocks={blocks.slice(split)} />
        </div>
      </main>
      <Footer />
    </>
  );
}
