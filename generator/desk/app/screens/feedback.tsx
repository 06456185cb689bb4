import { css } from '@linaria/core';
import type { FeedbackAnswer, FeedbackComment } from '../../model/protocol.ts';
import { useNumbers } from '../data/formats.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Badge } from '../parts/badge.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { ScreenPage } from '../parts/page.tsx';
import { card, cards, link, soft, typed } from '../style/desk.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';

type PageFeedback = FeedbackAnswer['pages'][number];

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  gap: 0.75rem 1.5rem;
  align-items: center;

  & > details {
    grid-column: 1 / -1;
  }

  & summary {
    inline-size: fit-content;
    color: var(--accent);
    cursor: pointer;
  }

  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const bar = css`
  display: flex;
  block-size: 0.75rem;
  margin-block: 0.25rem;
  overflow: hidden;
  background: var(--sunken);
  border: 1px solid var(--control);
  border-radius: 1rem;

  & > span {
    background: var(--accent-ground);
    forced-color-adjust: none;
  }
`;

const numbersLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 1rem;
  justify-content: space-between;
`;

const commentList = css`
  display: grid;
  gap: 0.75rem;
  padding-block-start: 0.75rem;

  & > li {
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--hairline);
  }
`;

/** Share of those who found a page useful: a bar, and the same in words. */
function Share({ yes, no }: Pick<PageFeedback, 'yes' | 'no'>) {
  const { feedback: w } = useWords();
  const numbers = useNumbers();
  const percents = useNumbers('percent');
  const share = yes / Math.max(1, yes + no);
  return (
    <div>
      <p className={numbersLine}>
        <strong>{fill(w.share, { percent: percents(share) })}</strong>
        <span className={soft}>{`${fill(w.yes, { n: numbers(yes) })} · ${fill(w.no, { n: numbers(no) })}`}</span>
      </p>
      <div className={bar} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}

function Comment({ comment: { at, isUseful, text } }: { comment: FeedbackComment }) {
  const { feedback: w } = useWords();
  return (
    <li>
      <p className={soft}>
        <Moment at={at} /> <Badge tone={isUseful ? 'good' : 'warning'}>{isUseful ? w.said.yes : w.said.no}</Badge>
      </p>
      <p className={typed}>
        <bdi>{text}</bdi>
      </p>
    </li>
  );
}

function Line({ page: { path, title, yes, no, comments } }: { page: PageFeedback }) {
  const { feedback: w } = useWords();
  const language = useLanguage();
  return (
    <li className={`${card} ${line}`}>
      <div>
        <h2>
          <a className={link} href={path}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className={soft}>
          <bdi dir="ltr">{path}</bdi>
        </p>
      </div>
      <Share yes={yes} no={no} />
      {comments.length === 0 ? null : (
        <details>
          <summary aria-label={fill(w.commentsOf, isolated({ title }))}>
            {count(w.commentsCount, comments.length, language)}
          </summary>
          <ul className={commentList}>
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Which pages visitors found useful, and what they wrote about them. */
export function Feedback() {
  const { feedback: w, names } = useWords();
  const loading = useAnswer<FeedbackAnswer>('feedback-shares');
  return (
    <ScreenPage title={names.feedback} intro={w.intro}>
      <Loaded from={loading}>
        {({ pages }) =>
          pages.length === 0 ? (
            <Empty drawing="message" words={w.empty} />
          ) : (
            <ul className={cards}>
              {pages.map((page) => (
                <Line key={page.path} page={page} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}
