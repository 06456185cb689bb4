import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button } from '../../../../editor/app/style/controls.ts';
import type { CommentLine, ProposalAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { ChoiceField, TextInput } from '../../parts/fields.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Problem } from '../../parts/problem.tsx';
import { card, group, soft, typed } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';

const list = css`
  & > li {
    padding-block: 0.75rem;
  }

  & > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  & blockquote {
    padding-inline-start: 0.75rem;
    margin-block: 0.25rem;
    border-inline-start: 3px solid var(--hairline);
  }
`;

function Comment({ comment: { by, at, text, page, sentence }, pages }: { comment: CommentLine; pages: ProposalAnswer['pages'] }) {
  const { proposals: w, comma } = useWords();
  const name = 'guest' in by ? (by.guest === '' ? w.guestWithoutName : fill(w.guest, isolated({ name: by.guest }))) : by.name;
  const title = pages.find(({ path }) => path === page)?.title ?? page;
  return (
    <li>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <p className={soft}>
        <Moment at={at} />
        {title === undefined ? null : comma + fill(w.about, isolated({ title }))}
      </p>
      {sentence ? <blockquote className={`${soft} ${typed}`}>{sentence}</blockquote> : null}
      <p className={typed}>
        <bdi>{text}</bdi>
      </p>
    </li>
  );
}

interface CommentsProps {
  proposal: ProposalAnswer;
  reload: () => Promise<void>;
}

/** Field and button of a new comment, about the whole proposal or one of its pages. */
function NewComment({ proposal: { id, pages }, reload }: CommentsProps) {
  const { proposals: w } = useWords();
  const { client, say } = useDesk();
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const { problem, isBusy, run } = useAction();
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const send = () => {
    setTried(isEmpty);
    if (isEmpty) return;
    run(async () => {
      await client.send('comment', { proposal: id, text: text.trim(), ...(page !== '' && { page }) });
      setText('');
      await reload();
      say(w.sent);
    });
  };
  const choices = [{ id: '', words: w.wholeProposal }, ...pages.map(({ path, title }) => ({ id: path, words: title }))];
  return (
    <>
      <TextInput
        label={w.write}
        value={text}
        onChange={setText}
        wrong={isTried && isEmpty ? w.commentMissing : undefined}
        most={2000}
        isLong
      />
      {pages.length > 1 ? <ChoiceField label={w.aboutPage} options={choices} value={page} onChange={setPage} /> : null}
      <Problem words={problem} />
      <div>
        <Button className={button} aria-disabled={isBusy} onPress={() => send()}>
          {w.send}
        </Button>
      </div>
    </>
  );
}

/** Comments of colleagues and of guests with a link, in order, and a field for a new one. */
export function Comments({ proposal, reload }: CommentsProps) {
  const { proposals: w } = useWords();
  const { comments, pages } = proposal;
  return (
    <section className={`${card} ${group}`} aria-labelledby="comments">
      <h2 id="comments">{w.comments}</h2>
      {comments.length === 0 ? <p className={soft}>{w.noComments}</p> : null}
      <ol className={list}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} pages={pages} />
        ))}
      </ol>
      <NewComment proposal={proposal} reload={reload} />
    </section>
  );
}
