import { css } from '@linaria/core';
import { anchorOf } from '../components/anchor.ts';
import { asWords } from '../components/inline.tsx';
import type { PagePlan, PlannedBlock } from '../model/page/page-plan.ts';
import type { InlineText } from '../model/planned/values.ts';
import { container } from '../theme/base.ts';
import { belowLarge, from } from '../theme/tokens.ts';

/* On phones and tablets it stays below the header, and its links lie in one line that scrolls. */
const list = css`
  background: var(--page);
  border-block-end: var(--line);

  & ol {
    display: flex;
    gap: 0 var(--space-5);
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-block-size: 3rem;
    font-size: var(--text-sm);
    font-weight: 500;
    color: var(--ink);
    text-decoration: none;
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration: underline;
  }
  & a:focus-visible {
    outline-offset: -4px;
  }
  /* Browsers do not scroll to a link that is visible in part: it moves in from the edge. */
  & li:has(:focus-visible) {
    position: sticky;
    inset-inline: 0;
    z-index: 1;
    background: var(--page);
  }
  @media ${belowLarge} and (min-height: 30rem) {
    position: sticky;
    inset-block-start: var(--header-height);
    z-index: 5;

    :root:has(&) {
      scroll-padding-block-start: calc(var(--header-height) + 4rem);
    }
  }
  @media ${belowLarge} {
    & a {
      white-space: nowrap;
    }
  }
  @media ${from.large} {
    & ol {
      flex-wrap: wrap;
    }
  }
  @media print {
    display: none;
  }
`;

const headingOf = (block: { type: string; heading?: InlineText }) => asWords(block.heading ?? '');

type Contents = NonNullable<PagePlan['contents']>;

/** Blocks with ids for the sections of a list: the id that content sets, or one from the heading, distinct on the page. */
export function withAnchors(blocks: PlannedBlock[], { sections }: Contents): PlannedBlock[] {
  const taken = new Set(blocks.map(({ id }) => id));
  const freeId = (words: string, count = 1): string => {
    const id = anchorOf(words) + (count > 1 ? `-${count}` : '');
    return taken.has(id) ? freeId(words, count + 1) : id;
  };
  return blocks.map((block, index) => {
    if (block.id || !sections.includes(index)) return block;
    const id = freeId(headingOf(block));
    taken.add(id);
    return { ...block, id };
  });
}

/**
 * Links to the sections of a page.
 * @param blocks all blocks of the page, with ids
 */
export function PageContents({ contents: { label, sections }, blocks }: { contents: Contents; blocks: PlannedBlock[] }) {
  const shown = sections.flatMap((index) => blocks[index] ?? []);
  return (
    <nav className={list} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ol className={container} role="list">
        {shown.map((block) => (
          <li key={block.id}>
            <a href={`#${block.id}`}>{headingOf(block)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
