import { css } from '@linaria/core';
import { type ReactNode, useEffect } from 'react';
import type { Screen } from '../../model/addresses.ts';
import { screenAddress } from '../../model/addresses.ts';
import { useDesk } from '../data/desk-context.ts';
import { titleId } from '../data/focus.ts';
import { stack } from '../style/desk.ts';
import { fill, isolated, useWords } from '../words/words.tsx';
import { BackLink } from './screen-link.tsx';

const top = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: flex-start;
  justify-content: space-between;

  & > div:first-child {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }

  & h1 {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
    outline-offset: 0.25rem;
  }

  & h1 + p {
    margin-block-start: 0.25rem;
    color: var(--soft);
  }
`;

interface ScreenPageProps {
  title: string;
  intro?: ReactNode;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** List that this screen was reached from. */
  back?: Screen;
  children: ReactNode;
}

/** Frame of a screen: its heading, which is also the title of the document. */
export function ScreenPage({ title, intro, tools, back, children }: ScreenPageProps) {
  const w = useWords();
  const { me } = useDesk();
  const site = me?.site || w.appName;
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
  return (
    <div className={stack}>
      <div>
        {back ? <BackLink href={screenAddress(back)}>{fill(w.back, isolated({ place: w.names[back] }))}</BackLink> : null}
        <div className={top}>
          <div>
            <h1 id={titleId} tabIndex={-1}>
              {title}
            </h1>
            {intro ? <p>{intro}</p> : null}
          </div>
          {tools}
        </div>
      </div>
      {children}
    </div>
  );
}
