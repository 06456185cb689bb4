import { css } from '@linaria/core';
import { asWords, inline } from '../../components/inline.tsx';
import { listForm, placeOf } from '../../components/lists/form.ts';
import { Prose } from '../../components/prose.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useThemeOptions, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { onlyWords } from '../../theme/tokens.ts';
import { type Flow, FlowText } from '../prose/flow.tsx';
import { WithNotes } from '../prose/notes.tsx';
import { isParagraph } from '../prose/outline.ts';
import { type FaqForm, faqForm } from './form.ts';
import { bubbles } from './pieces/bubbles/styles.ts';
import { withLists } from './pieces/lists/styles.ts';
import { narrow } from './pieces/narrow/styles.ts';
import { open as openAnswers } from './pieces/open/styles.ts';
import { pairs } from './pieces/pairs/styles.ts';
import { poster } from './pieces/poster/styles.ts';
import type { Faq } from './schema.ts';

const list = css`
  border-block-end: var(--item-line, var(--line));
  max-inline-size: 60rem;

  @media print {
    & > details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const item = css`
  padding-inline: var(--item-room, 0);
  border-block-start: var(--item-line, var(--line));
  background: var(--item-ground, none);
  border-radius: var(--item-radius, 0);

  &:first-child {
    border-block-start: var(--list-rule, var(--item-line, var(--line)));
  }
  & + & {
    margin-block-start: var(--item-gap, 0);
  }
`;

const summary = css`
  display: grid;
  grid-template-columns: var(--fold-columns, minmax(0, 1fr) auto);
  gap: var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > :is(h2, h3) {
    font-size: var(--fold-text, var(--text-lg));
    font-weight: var(--fold-weight, 550);
    text-wrap: pretty;
    transition: color var(--quick);
  }
  /* A plus, a minus while open: two lines on a badge; other themes have other marks. */
  &::after {
    content: '';
    order: var(--fold-order, 0);
    inline-size: var(--fold-size, 2.25rem);
    aspect-ratio: 1;
    color: var(--fold-ink, var(--brand-ink));
    background:
      linear-gradient(currentColor 0 0) center / var(--fold-arm, 0.75rem) var(--fold-stroke, 2px) no-repeat,
      linear-gradient(currentColor 0 0) center / var(--fold-stroke, 2px) var(--fold-arm, 0.75rem) no-repeat,
      var(--fold-ground, var(--tint));
    clip-path: var(--fold-shape, var(--badge, var(--mark)));
    transition: background-size var(--calm), rotate var(--calm);
    forced-color-adjust: none;
  }
  [open] > &::after {
    rotate: var(--fold-turn, none);
    background-size: var(--fold-arm, 0.75rem) var(--fold-stroke, 2px), var(--fold-stroke, 2px) 0, auto;
  }
  &:hover > :is(h2, h3),
  [open] > & > :is(h2, h3) {
    color: var(--brand-ink);
  }
  @media print {
    &::after {
      display: none;
    }
  }
`;

/* A link to an answer scrolls so that its question is visible. */
const answer = css`
  scroll-margin-block-start: 6rem;
  padding-block-end: var(--space-5);
  padding-inline: var(--fold-answer, 0 3.25rem);

  @media ${onlyWords} {
    padding-inline: var(--fold-answer, 0);
  }

  @media print {
    padding-inline: 0;
  }
`;

function Answer({ pieces }: { pieces: Flow }) {
  return pieces.every(isParagraph) ? <Prose paragraphs={pieces} /> : <FlowText pieces={pieces} className={withLists} />;
}

const forms: Record<FaqForm, string> = {
  list,
  bubbles: `${list} ${bubbles}`,
  open: `${list} ${openAnswers}`,
  pairs: `${list} ${pairs}`,
  poster: `${list} ${poster}`,
  narrow: `${list} ${narrow}`,
};

export function FaqBlock({ block }: { block: Planned<Faq> }) {
  const group = useUniqueId('faq');
  const Heading = block.heading ? 'h3' : 'h2';
  const theme = useThemeOptions();
  const form = faqForm(block, theme);
  const firstOpen = block.items.findIndex(({ open }) => open);
  return (
    <Section {...sectionProps(block)} beside={placeOf(listForm(theme))}>
      <WithNotes of={block.items} className={forms[form]}>
        {block.items.map(({ id, question, answer: pieces, open }, index) => (
          <details
            key={asWords(question)}
            className={item}
            name={block.oneAtATime ? group : undefined}
            open={form === 'open' || (open && (!block.oneAtATime || index === firstOpen))}
          >
            <summary className={summary}>
              <Heading>{inline(question)}</Heading>
            </summary>
            {/* The id is inside: a link to it opens the details, a link to the `<details>` element would not. */}
            <div id={id} className={answer}>
              <Answer pieces={pieces} />
            </div>
          </details>
        ))}
      </WithNotes>
    </Section>
  );
}
