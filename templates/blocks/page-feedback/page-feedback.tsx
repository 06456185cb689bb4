import { css } from '@linaria/core';
import { buttonClass } from '../../components/button.tsx';
import { DeskFields, DeskForm } from '../../components/desk/desk-form.tsx';
import { inputClass } from '../../components/field-input.ts';
import { formNote } from '../../components/form-panel.ts';
import type { PlannedBlock } from '../../model/page/page-plan.ts';
import { useLabelsOf, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import { feedbackNames, longestComment } from './desk-form.ts';
import type { labels } from './labels.ts';
import type { PageFeedback } from './schema.ts';

const section = css`
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem);
`;

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  max-inline-size: 52rem;
  padding-block-start: var(--space-4);
  border-block-start: var(--line);

  @media ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > details {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const questionClass = css`
  font-size: var(--text-lg);
  font-weight: 550;
`;

const answers = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & > button {
    min-inline-size: 6rem;
  }
`;

const details = css`
  & > summary {
    display: inline-block;
    padding-block: 0.5rem;
    color: var(--brand-ink);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  & > div {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-3);
  }
`;

type Words = (typeof labels)['ar'];

function Comment({ id, words }: { id: string; words: Words }) {
  return (
    <details className={details}>
      <summary>{words.addComment}</summary>
      <div>
        <label htmlFor={id}>{words.comment}</label>
        <p className={formNote} id={`${id}-hint`}>
          {words.commentNote}
        </p>
        <textarea
          id={id}
          name={feedbackNames.comment}
          className={inputClass}
          rows={4}
          maxLength={longestComment}
          aria-describedby={`${id}-hint`}
        />
      </div>
    </details>
  );
}

function Answer({ value, label }: { value: string; label: string }) {
  return (
    <button type="submit" className={buttonClass} data-look="outline" name={feedbackNames.answer} value={value}>
      {label}
    </button>
  );
}

/** Asks whether the page was useful. Without scripts the buttons send the form, and the desk answers with a page. */
export function PageFeedbackBlock({ block }: { block: Planned<PageFeedback> & Pick<PlannedBlock, 'deskAddress'> }) {
  const words = useLabelsOf<typeof labels>('pageFeedback');
  const id = useUniqueId('feedback');
  return (
    <section id={block.id} className={section} data-own-tone="">
      <div className={container}>
        <DeskForm sent={words.thanks} isVote>
          <form className={form} action={block.deskAddress} method="post" aria-labelledby={`${id}-question`}>
            <DeskFields id={id} />
            <p id={`${id}-question`} className={questionClass}>
              {block.question ?? words.question}
            </p>
            {block.comment && <Comment id={`${id}-comment`} words={words} />}
            <div className={answers}>
              <Answer value="yes" label={words.yes} />
              <Answer value="no" label={words.no} />
            </div>
          </form>
        </DeskForm>
      </div>
    </section>
  );
}
