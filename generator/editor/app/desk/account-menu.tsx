import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { Drawing } from '../parts/drawing.tsx';
import type { DrawingName } from '../parts/drawings.ts';
import type { DeskConnection } from '../store/desk-connection.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, menu, menuItem, popover } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { useDesk, useDeskStatus } from './use-desk.ts';

const own = css`
  position: relative;

  & > bdi {
    max-inline-size: 9rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const badge = css`
  min-inline-size: 1.25rem;
  padding-inline: 0.3125rem;
  font-size: 0.75rem;
  line-height: 1.25rem;
  color: #fff;
  text-align: center;
  background: var(--accent-ground);
  border-radius: 0.625rem;
`;

const head = css`
  padding: 0.625rem 1rem 0;
  font-size: 0.8125rem;
  color: var(--soft);

  & > strong {
    display: block;
    font-size: 0.875rem;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

/** Address of the desk's first screen, with the notices. */
const deskAddress = '/_desk/';

interface Item {
  id: string;
  drawing: DrawingName;
  words: string;
  /** Address at the desk. */
  href?: string;
}

/** Longest wait for unwritten changes before the session is ended, in milliseconds. */
const longestWait = 3000;

/** Writes what is not written yet, then ends the session. @returns whether it failed */
async function signOut(desk: DeskConnection, finish: () => Promise<void>): Promise<boolean> {
  await Promise.race([finish(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  const result = await desk.request('sign-out', {}).catch(() => ({ message: '' }));
  if ('message' in result) return true;
  location.assign('/_desk/sign-in');
  return false;
}

const Head = ({ name, role }: { name: string; role: string }) => (
  <p className={head}>
    <strong>
      <bdi>{name}</bdi>
    </strong>
    {role}
  </p>
);

function Account({ desk }: { desk: DeskConnection }) {
  const { desk: w, comma } = useWords();
  const language = useLanguage();
  const { changes } = useEditor();
  const { unread } = useDeskStatus(desk);
  const [isFailed, setFailed] = useState(false);
  const { name, role } = desk.gate.signedIn.person;
  const title = fill(w.account, isolated({ name }));
  const notices = unread > 0 ? count(w.unread, unread, language) : undefined;
  const items: Item[] = [
    { id: 'desk', drawing: 'home', words: w.toDesk, href: deskAddress },
    { id: 'notices', drawing: 'message', words: notices ?? w.notices, href: deskAddress },
    { id: 'sign-out', drawing: 'back', words: w.signOut },
  ];
  const act = (key: string) => {
    if (key === 'sign-out') signOut(desk, () => changes.finish()).then(setFailed, reportError);
  };
  return (
    <MenuTrigger>
      <Button className={`${button} ${own}`} aria-label={[title, notices].filter(Boolean).join(comma)}>
        <Drawing name="person" size={18} />
        <bdi>{name}</bdi>
        {unread > 0 ? <span className={badge}>{unread > 99 ? '+99' : unread}</span> : null}
      </Button>
      <Popover className={popover} placement="bottom end">
        <Head name={name} role={w.roles[role]} />
        <Menu className={menu} aria-label={title} onAction={(key) => act(String(key))}>
          {items.map(({ id, drawing, words, href }) => (
            <MenuItem key={id} id={id} className={menuItem} textValue={words} {...(href !== undefined && { href })}>
              <Drawing name={drawing} size={18} />
              <Text slot="label">{words}</Text>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
      <span role="alert">{isFailed ? w.signOutFailed : ''}</span>
    </MenuTrigger>
  );
}

/** Menu of the own account. Renders nothing without a desk. */
export function AccountMenu() {
  const desk = useDesk();
  return desk ? <Account desk={desk} /> : null;
}
