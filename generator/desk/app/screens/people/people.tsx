import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Drawing } from '../../../../editor/app/parts/drawing.tsx';
import { button } from '../../../../editor/app/style/controls.ts';
import type { PeopleAnswer, PersonLine } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { Badge } from '../../parts/badge.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextInput } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ScreenPage } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { group, soft, stack } from '../../style/desk.ts';
import { count, useLanguage, useWords } from '../../words/words.tsx';
import { Invitations } from './invitations.tsx';
import { InviteWindow } from './invite-window.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Number of people for which a search is of use. */
const fewPeople = 8;

const search = css`
  max-inline-size: 24rem;
`;

const who = css`
  & > bdi {
    font-weight: 500;
  }

  & > small {
    display: block;
    font-weight: 400;
  }
`;

function Who({ person: { id, name, email } }: { person: PersonLine }) {
  const { people: w } = useWords();
  const { person } = useDesk();
  return (
    <div className={who}>
      <bdi>{name}</bdi> {id === person.id ? <Badge>{w.you}</Badge> : null}
      {email ? (
        <small className={soft}>
          <bdi dir="ltr">{email}</bdi>
        </small>
      ) : null}
    </div>
  );
}

function useColumns(reload: () => Promise<void>): Column<PersonLine>[] {
  const { people: w, roles } = useWords();
  return [
    { key: 'person', name: w.person, isMain: true, cell: (person) => <Who person={person} /> },
    { key: 'role', name: w.role, isShort: true, cell: ({ role }) => roles[role] },
    {
      key: 'seen',
      name: w.seen,
      isShort: true,
      cell: ({ seenAt }) => (seenAt === undefined ? <span className={soft}>{w.never}</span> : <Moment at={seenAt} />),
    },
    {
      key: 'state',
      name: w.state,
      isShort: true,
      cell: ({ isSuspended }) => (isSuspended ? <Badge tone="bad">{w.suspended}</Badge> : <Badge tone="good">{w.active}</Badge>),
    },
    { key: 'actions', name: w.actions, isTools: true, cell: (person) => <PersonMenu person={person} reload={reload} /> },
  ];
}

interface PersonListProps {
  people: PersonLine[];
  reload: () => Promise<void>;
}

function PersonList({ people, reload }: PersonListProps) {
  const { people: w } = useWords();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const columns = useColumns(reload);
  const wanted = words.trim().toLocaleLowerCase(language);
  const shown = people.filter(({ name, email = '' }) => `${name}\n${email}`.toLocaleLowerCase(language).includes(wanted));
  return (
    <div className={group}>
      {people.length > fewPeople ? (
        <div className={search}>
          <TextInput label={w.search} type="search" value={words} onChange={setWords} />
        </div>
      ) : null}
      <p className={soft} role="status">
        {count(w.found, shown.length, language)}
      </p>
      {shown.length === 0 ? (
        <Empty drawing="people" words={w.noMatch} />
      ) : (
        <Records name={w.list} columns={columns} rows={shown} idOf={({ id }) => id} />
      )}
    </div>
  );
}

/** Accounts and invitations, for owners. */
export function People() {
  const { people: w, names } = useWords();
  const [isInviting, setInviting] = useState(false);
  const loading = useAnswer<PeopleAnswer>('people');
  const { reload } = loading;
  useChanges('people', reload);
  const invite = (
    <Button className={button} data-main="" onPress={() => setInviting(true)}>
      <Drawing name="plus" size={18} />
      {w.invite}
    </Button>
  );
  return (
    <ScreenPage title={names.people} intro={w.intro} tools={invite}>
      <Loaded from={loading}>
        {({ people, invitations }) => (
          <div className={stack}>
            <PersonList people={people} reload={reload} />
            <Invitations invitations={invitations} reload={reload} />
          </div>
        )}
      </Loaded>
      <InviteWindow isOpen={isInviting} onClose={() => setInviting(false)} reload={reload} />
    </ScreenPage>
  );
}
