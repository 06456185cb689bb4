import { eventSentence } from '../../model/event-words.ts';
import type { AuditAnswer } from '../../model/protocol.ts';
import { eventName } from '../data/event-name.ts';
import { changeQuery, useRoute } from '../data/route.ts';
import { type Pages, usePages } from '../data/use-answer.ts';
import { Empty } from '../parts/empty.tsx';
import { ChoiceField } from '../parts/fields.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { ScreenPage } from '../parts/page.tsx';
import { type Column, Records } from '../parts/records.tsx';
import { filters, group, stack } from '../style/desk.ts';
import { useLanguage, useWords } from '../words/words.tsx';

type Entry = AuditAnswer['entries'][number];

/** Who did it: somebody without an account has a network address, the server has none. */
function whoOf({ by, address }: Entry, { server, unknown }: { server: string; unknown: string }): string {
  if (by) return by.name || by.id;
  return address === undefined ? server : unknown;
}

function useColumns(): Column<Entry>[] {
  const { audit: w } = useWords();
  const language = useLanguage();
  return [
    { key: 'when', name: w.when, isShort: true, cell: ({ at }) => <Moment at={at} /> },
    { key: 'who', name: w.who, cell: (entry) => <bdi>{whoOf(entry, w)}</bdi> },
    {
      key: 'what',
      name: w.what,
      isMain: true,
      cell: (entry) => eventSentence(entry.event, { by: whoOf(entry, w), ...entry.values }, language),
    },
    {
      key: 'address',
      name: w.address,
      isShort: true,
      cell: ({ address }) => (address === undefined ? null : <bdi dir="ltr">{address}</bdi>),
    },
  ];
}

/** Filter by person and event, kept in the address. */
function Filters({ people, events }: Pick<AuditAnswer, 'people' | 'events'>) {
  const { audit: w } = useWords();
  const language = useLanguage();
  const { query } = useRoute();
  const choose = (name: string) => (id: string) => changeQuery({ [name]: id === '' ? undefined : id });
  return (
    <div className={filters}>
      <ChoiceField
        label={w.person}
        options={[{ id: '', words: w.allPeople }, ...people.map(({ id, name }) => ({ id, words: name || id }))]}
        value={query.get('person') ?? ''}
        onChange={choose('person')}
      />
      <ChoiceField
        label={w.event}
        options={[{ id: '', words: w.allEvents }, ...events.map((id) => ({ id, words: eventName(id, language) }))]}
        value={query.get('event') ?? ''}
        onChange={choose('event')}
      />
    </div>
  );
}

function Entries({ from }: { from: Pages<AuditAnswer> }) {
  const { names } = useWords();
  const columns = useColumns();
  const rows = from.answers.flatMap(({ entries }) => entries);
  const last = rows.at(-1);
  return (
    <div className={group}>
      <Records name={names.audit} columns={columns} rows={rows} idOf={({ position }) => String(position)} />
      <MoreButton from={from} before={last && String(last.position)} />
    </div>
  );
}

/** What happened at the desk, the newest first. */
export function AuditLog() {
  const { audit: w, names } = useWords();
  const { query } = useRoute();
  const filter = { person: query.get('person') ?? undefined, event: query.get('event') ?? undefined };
  const pages = usePages<AuditAnswer>('audit', filter);
  const { error, reload } = pages;
  return (
    <ScreenPage title={names.audit} intro={w.intro}>
      <Loaded from={{ data: pages.answers[0], error, reload }}>
        {({ entries, people, events }) =>
          events.length === 0 ? (
            <Empty drawing="history" words={w.empty} />
          ) : (
            <div className={stack}>
              <Filters people={people} events={events} />
              {entries.length === 0 ? <Empty drawing="history" words={w.emptyFilter} /> : <Entries from={pages} />}
            </div>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}
