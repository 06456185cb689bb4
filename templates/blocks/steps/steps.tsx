import { css } from '@linaria/core';
import { formatNumber } from '../../components/format-number.ts';
import { asWords, inline } from '../../components/inline.tsx';
import { listAttributes } from '../../components/lists/classes.ts';
import { listForm, placeOf } from '../../components/lists/form.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { onlyWords } from '../../theme/tokens.ts';
import { standsInRow } from './form.ts';
import { row } from './pieces/row/styles.ts';
import type { Steps } from './schema.ts';

const list = css`
  display: grid;
  max-inline-size: 52rem;
`;

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: clamp(0.75rem, 0.5rem + 1.5vw, 1.5rem);
  padding-block-end: var(--space-6);

  &:last-child {
    padding-block-end: 0;
  }
  & + & {
    padding-block-start: var(--step-space, 0);
    border-block-start: var(--step-line, 0);
  }
  @media ${onlyWords} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* From one number to the next. */
  &:not(:last-child)::before {
    content: var(--step-rail, '');
    position: absolute;
    inset-block: 3.75rem 0.25rem;
    inset-inline-start: calc(1.75rem - 1px);
    inline-size: 2px;
    background: var(--tint-line);

    @media ${onlyWords} {
      content: none;
    }
  }
`;

const number = css`
  display: grid;
  place-items: center var(--step-align, center);
  inline-size: 3.5rem;
  aspect-ratio: 1;
  align-self: start;
  font-size: var(--step-text, var(--text-lg));
  font-weight: var(--step-weight, 550);
  line-height: 1;
  color: var(--step-ink, var(--on-brand));
  background: var(--step-ground, var(--brand));
  border: var(--step-border, 0);
  border-radius: var(--radius-sm);
  clip-path: var(--step-shape, var(--badge, var(--mark)));

  @media print {
    color: inherit;
    background: none;
  }
`;

const words = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  padding-block-start: 0.75rem;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-3);
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & :is(h2, h3) {
    font-size: var(--text-lg);
    min-inline-size: 0;
  }
  & p {
    color: var(--ink-soft);
    max-inline-size: var(--measure);
  }
`;

const noteClass = css`
  padding: 0.125rem 0.75rem;
  font-size: var(--text-sm);
  font-weight: 500;
  color: var(--brand-ink);
  background: var(--tint-soft);
  border-radius: 1rem;
`;

export function StepsBlock({ block }: { block: Planned<Steps> }) {
  const { site } = useRenderContext().frame;
  const theme = useThemeOptions();
  const form = listForm(theme);
  const isRow = standsInRow(block, theme);
  const Heading = block.heading ? 'h3' : 'h2';
  return (
    <Section {...sectionProps(block)} beside={placeOf(form)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ol {...listAttributes(form, block.items.length, isRow ? `${list} ${row}` : list)} role="list" data-part="steps">
        {block.items.map((step, index) => (
          <li key={asWords(step.title)} className={item}>
            <span className={number} aria-hidden="true">
              {formatNumber(index + 1, site)}
            </span>
            <div className={words}>
              <div>
                <Heading>{inline(step.title)}</Heading>
                {step.note && <span className={noteClass}>{step.note}</span>}
              </div>
              {step.text && <p>{inline(step.text)}</p>}
              {step.action && <TextLink action={step.action} about={step.title} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
