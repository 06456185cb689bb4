import { css } from '@linaria/core';
import { Drawing } from '../../../../editor/app/parts/drawing.tsx';
import { button, row } from '../../../../editor/app/style/controls.ts';
import { screenAddress } from '../../../model/addresses.ts';
import { useDesk } from '../../data/desk-context.ts';
import { ScreenPage } from '../../parts/page.tsx';
import { ScreenLink } from '../../parts/screen-link.tsx';
import { card, columns, group, linkButton } from '../../style/desk.ts';
import { count, fill, isolated, useLanguage, useWords } from '../../words/words.tsx';
import { NoticeList } from './notice-list.tsx';
import { Publishing } from './publishing.tsx';
import { Waiting } from './waiting.tsx';

const reminder = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
  background: var(--warning-wash);
  border-color: var(--warning);

  & > div {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  & > svg {
    color: var(--warning);
  }
`;

/** Reminder of a second passkey, while there is only one. */
function PasskeyReminder() {
  const { home } = useWords();
  return (
    <section className={`${card} ${reminder}`} aria-labelledby="passkey-reminder">
      <Drawing name="passkey" size={28} />
      <div>
        <h2 id="passkey-reminder">{home.passkey.title}</h2>
        <p>{home.passkey.text}</p>
      </div>
      <ScreenLink className={`${button} ${linkButton}`} href={screenAddress('me')}>
        {home.passkey.add}
      </ScreenLink>
    </section>
  );
}

/** First screen: what waits for the person, and the state of the site. */
export function Home() {
  const { home } = useWords();
  const language = useLanguage();
  const { person, me } = useDesk();
  const tools = (
    <div className={row}>
      <a className={`${button} ${linkButton}`} href="/">
        <Drawing name="eye" size={18} />
        {home.preview}
      </a>
      <a className={`${button} ${linkButton}`} data-main="" href="/_edit">
        <Drawing name="edit" size={18} />
        {home.edit}
      </a>
    </div>
  );
  return (
    <ScreenPage
      title={fill(home.greeting, isolated({ name: person.name }))}
      intro={me ? count(home.unreadCount, me.unread, language) : null}
      tools={tools}
    >
      {me?.needsSecondPasskey ? <PasskeyReminder /> : null}
      <div className={columns}>
        <NoticeList />
        <div className={group}>
          <Waiting />
          <Publishing />
        </div>
      </div>
    </ScreenPage>
  );
}
