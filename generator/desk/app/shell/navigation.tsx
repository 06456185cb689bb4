import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Drawing } from '../../../editor/app/parts/drawing.tsx';
import { button, spoken } from '../../../editor/app/style/controls.ts';
import { includesRole } from '../../../editor/document/person.ts';
import { screenAddress } from '../../model/addresses.ts';
import { useDesk } from '../data/desk-context.ts';
import { useNumbers } from '../data/formats.ts';
import { navItems } from '../data/nav-items.ts';
import { useRoute } from '../data/route.ts';
import { useNarrow } from '../data/use-narrow.ts';
import { ScreenLink } from '../parts/screen-link.tsx';
import { count, useLanguage, useWords } from '../words/words.tsx';

const list = css`
  display: grid;
  gap: 0.125rem;

  & a {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.75rem;
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius);
  }

  & a:hover {
    background: var(--accent-wash);
  }

  & a[aria-current] {
    font-weight: 600;
    color: var(--accent);
    background: var(--accent-wash);
  }

  & a > [data-count] {
    min-inline-size: 1.375rem;
    padding-inline: 0.375rem;
    margin-inline-start: auto;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.375rem;
    color: #fff;
    text-align: center;
    background: var(--accent-ground);
    border-radius: 1rem;
  }

  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

function UnreadCount({ unread }: { unread: number }) {
  const { home } = useWords();
  const language = useLanguage();
  const numbers = useNumbers();
  if (unread === 0) return null;
  return (
    <>
      <span data-count="" aria-hidden="true">
        {numbers(unread)}
      </span>
      <span className={spoken}>{count(home.unreadCount, unread, language)}</span>
    </>
  );
}

function Links({ onOpen }: { onOpen?: () => void }) {
  const { names, screens } = useWords();
  const { person, me } = useDesk();
  const { screen } = useRoute();
  return (
    <nav aria-label={screens}>
      <ul className={list}>
        {navItems
          .filter((item) => includesRole(person.role, item.least))
          .map((item) => (
            <li key={item.screen}>
              <ScreenLink
                href={screenAddress(item.screen)}
                className=""
                aria-current={item.screen === screen ? 'page' : undefined}
                onClick={onOpen}
              >
                <Drawing name={item.drawing} />
                {names[item.screen]}
                {item.screen === 'home' ? <UnreadCount unread={me?.unread ?? 0} /> : null}
              </ScreenLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Links to the screens; behind a button on a narrow screen. */
export function Navigation() {
  const { menu } = useWords();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return <Links />;
  return (
    <>
      <Button className={button} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} data-menu="">
        <Drawing name={isOpen ? 'close' : 'menu'} />
        {menu}
      </Button>
      {isOpen ? <Links onOpen={() => setOpen(false)} /> : null}
    </>
  );
}
