import { css } from '@linaria/core';
import { formatNumber } from '../../components/format-number.ts';
import { formatDay } from '../../components/format-time.ts';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import { onlyWords } from '../../theme/tokens.ts';
import type { labels } from './labels.ts';
import type { Project } from './project-schema.ts';

const standing = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.6;

  & progress {
    appearance: none;
    inline-size: 100%;
    block-size: 0.75rem;
    border: 1px solid var(--tint-line);
    border-radius: 1rem;
    overflow: hidden;
    color: var(--brand);
    background: var(--tint);
  }
  & progress::-webkit-progress-bar {
    background: var(--tint);
  }
  & progress::-webkit-progress-value {
    background: var(--brand);
  }
  & progress::-moz-progress-bar {
    background: var(--brand);
  }
  & strong {
    font-weight: 550;
  }
  @media not ${onlyWords} {
    & > p > span {
      white-space: nowrap;
    }
  }
  @media (forced-colors: active) {
    & progress {
      --tint: Canvas;
      --tint-line: CanvasText;
      --brand: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--ink-soft);
`;

const statusClass = css`
  font-weight: 500;
  color: var(--brand-ink);

  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.625em;
    aspect-ratio: 1;
    margin-inline-end: 0.5em;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &:is([data-status='open'], [data-status='done'])::before {
    background: currentColor;
  }
`;

/** Share of the goal in whole percent, rounded down: an unreached goal never shows as reached. */
const shareOf = (collected: number, goal: number) => Math.floor((100 * collected) / goal) / 100;

/** Status of a project and its end date. */
function StatusLine({ status, until }: Pick<Project, 'status' | 'until'>) {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('projects');
  if (!status && !until) return null;
  return (
    <p className={facts}>
      {status && (
        <span className={statusClass} data-status={status}>
          {words[status]}
        </span>
      )}{' '}
      {until && (
        <span>
          <time dateTime={until}>{fill(words.until, formatDay(until, site))}</time>
        </span>
      )}
    </p>
  );
}

/** Progress of a project: text, a bar if it has a goal, status and end date. */
export function ProjectProgress({ project: { goal, collected, unit, status, until } }: { project: Project }) {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('projects');
  const id = useUniqueId('collected');
  const amountOf = (value: number) => {
    const number = formatNumber(value, site);
    return unit === undefined ? number : fill(words.amount, number, unit);
  };
  const share = goal !== undefined && collected !== undefined ? shareOf(collected, goal) : 0;
  const shareWords = share > 0 && fill(words.share, formatNumber(share, site, { style: 'percent' }));
  const said = () => {
    if (collected === undefined) return goal === undefined ? undefined : fill(words.goal, amountOf(goal));
    return goal === undefined
      ? fill(words.collected, amountOf(collected))
      : fill(words.collectedOf, formatNumber(collected, site), amountOf(goal));
  };
  const sentence = said();
  if (sentence === undefined && status === undefined && until === undefined) return null;
  return (
    <div className={standing}>
      {goal !== undefined && collected !== undefined && (
        <progress max={goal} value={Math.min(collected, goal)} aria-labelledby={id} />
      )}
      {sentence && (
        <p id={id}>
          <strong>{sentence}</strong> {shareWords && <span>{shareWords}</span>}
        </p>
      )}
      <StatusLine status={status} until={until} />
    </div>
  );
}
