import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button, spoken } from '../../../../editor/app/style/controls.ts';
import type { Notice } from '../../../model/desk.ts';
import { eventSentence } from '../../../model/event-words.ts';
import type { NoticesAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Problem } from '../../parts/problem.tsx';
import { ScreenLink } from '../../parts/screen-link.tsx';
import { card, group, head, soft } from '../../style/desk.ts';
import { useLanguage, useWords } from '../../words/words.tsx';

/** Number of notices that are shown at once. */
const shownAtOnce = 20;

const list = css`
  & > li {
    position: relative;
    padding-block: 0.75rem;
    padding-inline-start: 1.125rem;
  }

  & > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  & > li[data-unread]::before {
    position: absolute;
    inset-block-start: 1.25rem;
    inset-inline-start: 0;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    content: "";
    background: var(--accent);
    border-radius: 50%;
    forced-color-adjust: none;
  }

  & a {
    display: block;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    text-decoration: underline;
  }

  & > li[data-unread] a {
    font-weight: 600;
  }
`;

interface NoticeLineProps {
  notice: Notice;
  onRead: (id: string) => void;
}

function NoticeLine({ notice: { id, at, event, values, href, isRead }, onRead }: NoticeLineProps) {
  const { home } = useWords();
  const language = useLanguage();
  return (
    <li data-unread={isRead ? undefined : ''}>
      <ScreenLink href={href} className="" onClick={() => isRead || onRead(id)}>
        {isRead ? null : <span className={spoken}>{`${home.unread}: `}</span>}
        {eventSentence(event, values, language)}
      </ScreenLink>
      <p className={soft}>
        <Moment at={at} />
      </p>
    </li>
  );
}

interface NoticesProps {
  notices: Notice[];
  onRead: (ids: string[]) => Promise<void>;
}

function Notices({ notices, onRead }: NoticesProps) {
  const { home } = useWords();
  const [most, setMost] = useState(shownAtOnce);
  if (notices.length === 0) return <Empty drawing="check" words={home.noNotices} isPlain />;
  return (
    <>
      <ul className={list}>
        {notices.slice(0, most).map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onRead={(id) => onRead([id])} />
        ))}
      </ul>
      {notices.length > most ? (
        <div>
          <Button className={button} onPress={() => setMost(most + shownAtOnce)}>
            {home.older}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Notices of the person, the newest first. A notice is read when its link is opened. */
export function NoticeList() {
  const { home } = useWords();
  const { client, refreshMe, say } = useDesk();
  const loading = useAnswer<NoticesAnswer>('notices');
  const { problem, isBusy, run } = useAction();
  const { reload } = loading;
  useChanges('notices', reload);
  const read = async (ids: string[]) => {
    await client.send('read-notices', { ids });
    refreshMe();
    await reload();
  };
  const unread = loading.data?.notices.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  const readAll = () =>
    run(async () => {
      await read(unread);
      say(home.marked);
    });
  return (
    <section className={`${card} ${group}`} aria-labelledby="notices">
      <div className={head}>
        <h2 id="notices">{home.notices}</h2>
        {unread.length > 0 ? (
          <Button className={button} aria-disabled={isBusy} onPress={() => readAll()}>
            {home.markAll}
          </Button>
        ) : null}
      </div>
      <Problem words={problem} />
      <Loaded from={loading}>
        {({ notices }) => <Notices notices={notices} onRead={(ids) => read(ids).catch(() => undefined)} />}
      </Loaded>
    </section>
  );
}
