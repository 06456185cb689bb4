import { css } from '@linaria/core';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { PresentPerson } from '../../document/protocol-presence.ts';
import type { DeskConnection } from '../store/desk-connection.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor, usePart } from '../store/use-editor.ts';
import { button, popover } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { colourOf, initialsOf } from './initials.ts';
import { useDesk, useDeskStatus } from './use-desk.ts';

const faces = css`
  padding-inline: 0.375rem;

  & > span + span {
    margin-inline-start: -0.75rem;
  }
`;

const face = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
  color: #fff;
  border: 2px solid var(--surface);
  border-radius: 50%;
`;

const list = css`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 14rem;
  max-inline-size: min(24rem, calc(100vw - 1.5rem));
  padding: 0.75rem;
  outline: none;

  & h2 {
    padding-block-end: 0.25rem;
    font-size: 0.875rem;
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.625rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  & li > :first-child {
    grid-row: span 2;
  }

  & li > bdi {
    justify-self: start;
    overflow-wrap: anywhere;
  }

  & li > button {
    justify-self: start;
    min-block-size: 1.5rem;
    padding: 0;
    font-size: 0.8125rem;
    color: var(--accent);
    text-align: start;
    text-decoration: underline;
    background: none;
    border: 0;
  }

  & li > small {
    font-size: 0.8125rem;
    color: var(--soft);
  }
`;

/** Number of faces on the button. */
const mostFaces = 3;

/** Initials of a colleague, in a colour of their own. */
function Face({ person: { id, name } }: { person: PresentPerson }) {
  return (
    <span className={face} aria-hidden="true" style={{ background: colourOf(id) }}>
      {initialsOf(name)}
    </span>
  );
}

/** Each colleague once, in this page rather than in another one. */
function useColleagues(desk: DeskConnection): { person: PresentPerson; isHere: boolean }[] {
  const { people } = useDeskStatus(desk);
  const address = usePart((snapshot) => pageOf(snapshot)?.address);
  const byId = new Map<string, { person: PresentPerson; isHere: boolean }>();
  for (const person of people) {
    const isHere = person.page === address;
    if (isHere || !byId.has(person.id)) byId.set(person.id, { person, isHere });
  }
  return [...byId.values()];
}

function Place({ person, onGo }: { person: PresentPerson; onGo: () => void }) {
  const { desk: w } = useWords();
  const { navigation } = useEditor();
  const page = usePart(({ state }) => state?.pages.find(({ address }) => address === person.page));
  if (!page) return <small dir="ltr">{person.page}</small>;
  const go = () => {
    onGo();
    navigation.showPage(page.path);
  };
  return (
    <Button onPress={go} aria-label={fill(w.goTo, isolated({ title: page.title }))}>
      <bdi>{page.title}</bdi>
    </Button>
  );
}

function Present({ desk }: { desk: DeskConnection }) {
  const { desk: w } = useWords();
  const language = useLanguage();
  const all = useColleagues(desk);
  if (all.length === 0) return null;
  const title = count(w.colleagues, all.length, language);
  return (
    <DialogTrigger>
      <Button className={`${button} ${faces}`} aria-label={title}>
        {all.slice(0, mostFaces).map(({ person }) => (
          <Face key={person.id} person={person} />
        ))}
        {all.length > mostFaces ? <span aria-hidden="true">{`+${all.length - mostFaces}`}</span> : null}
      </Button>
      <Popover className={popover} placement="bottom end">
        <Dialog className={list} aria-label={title}>
          {({ close }) => (
            <>
              <h2>{title}</h2>
              <ul>
                {all.map(({ person, isHere }) => (
                  <li key={person.id}>
                    <Face person={person} />
                    <bdi>{person.name}</bdi>
                    {isHere ? <small>{w.here}</small> : <Place person={person} onGo={close} />}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Colleagues who are in the site now. Renders nothing if there is none. */
export function Colleagues() {
  const desk = useDesk();
  return desk ? <Present desk={desk} /> : null;
}
