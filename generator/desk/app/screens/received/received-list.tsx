import { Button } from 'react-aria-components';
import { Drawing } from '../../../../editor/app/parts/drawing.tsx';
import { button } from '../../../../editor/app/style/controls.ts';
import { screenAddress } from '../../../model/addresses.ts';
import type { ReceivedAnswer, ReceivedLine } from '../../../model/protocol.ts';
import { operationAddress } from '../../data/client.ts';
import { useNumbers } from '../../data/formats.ts';
import { changeQuery, useRoute } from '../../data/route.ts';
import { type Pages, usePages } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { Empty } from '../../parts/empty.tsx';
import { ChoiceField } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { MoreButton } from '../../parts/more-button.tsx';
import { ScreenPage } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { ScreenLink } from '../../parts/screen-link.tsx';
import { filters, group, linkButton, soft, stack } from '../../style/desk.ts';
import { count, fill, isolate, isolated, useLanguage, useWords } from '../../words/words.tsx';
import { Refused } from './refused.tsx';

function useColumns(): Column<ReceivedLine>[] {
  const { received: w } = useWords();
  const language = useLanguage();
  return [
    {
      key: 'when',
      name: w.when,
      isMain: true,
      isShort: true,
      cell: ({ id, at }) => (
        <ScreenLink href={screenAddress('received', id)}>
          <Moment at={at} />
        </ScreenLink>
      ),
    },
    { key: 'form', name: w.form, cell: ({ form }) => <bdi>{form}</bdi> },
    { key: 'page', name: w.page, cell: ({ page }) => <bdi>{page.title}</bdi> },
    { key: 'summary', name: w.summary, cell: ({ summary }) => <bdi>{summary}</bdi> },
    {
      key: 'files',
      name: w.files,
      isShort: true,
      cell: ({ files }) => (files === 0 ? null : count(w.filesCount, files, language)),
    },
  ];
}

/** Filter by form and page, kept in the address. */
function Filters({ forms, pages }: Pick<ReceivedAnswer, 'forms' | 'pages'>) {
  const { received: w } = useWords();
  const { query } = useRoute();
  const numbers = useNumbers();
  const named = (name: string, n: number) => `${isolate(name)} (${numbers(n)})`;
  const choose = (name: string) => (id: string) => changeQuery({ [name]: id === '' ? undefined : id });
  return (
    <div className={filters}>
      <ChoiceField
        label={w.form}
        options={[{ id: '', words: w.allForms }, ...forms.map(({ id, name, count: n }) => ({ id, words: named(name, n) }))]}
        value={query.get('form') ?? ''}
        onChange={choose('form')}
      />
      <ChoiceField
        label={w.page}
        options={[
          { id: '', words: w.allPages },
          ...pages.map(({ path, title, count: n }) => ({ id: path, words: named(title, n) })),
        ]}
        value={query.get('page') ?? ''}
        onChange={choose('page')}
      />
    </div>
  );
}

function Answers({ from }: { from: Pages<ReceivedAnswer> }) {
  const { received: w } = useWords();
  const language = useLanguage();
  const numbers = useNumbers();
  const columns = useColumns();
  const rows = from.answers.flatMap((answer) => answer.answers);
  const { total = 0 } = from.answers[0] ?? {};
  const shown = fill(w.shown, isolated({ shown: numbers(rows.length), total: numbers(total) }));
  return (
    <div className={group}>
      <p className={soft} role="status">
        {rows.length < total ? shown : count(w.found, total, language)}
      </p>
      <Records name={w.answers} columns={columns} rows={rows} idOf={({ id }) => id} />
      <MoreButton from={from} before={rows.at(-1)?.id} />
    </div>
  );
}

/** The list, or why it is empty. */
function Contents({ first, from }: { first: ReceivedAnswer; from: Pages<ReceivedAnswer> }) {
  const { received: w } = useWords();
  const hasAny = first.forms.length > 0;
  if (!hasAny && first.total === 0) return <Empty drawing="inbox" words={w.empty} />;
  return (
    <>
      <Filters forms={first.forms} pages={first.pages} />
      {first.total > 0 ? (
        <Answers from={from} />
      ) : (
        <Empty drawing="inbox" words={w.emptyFilter}>
          <Button className={button} onPress={() => changeQuery({ form: undefined, page: undefined })}>
            {w.clear}
          </Button>
        </Empty>
      )}
    </>
  );
}

/** Received forms, the newest first. */
export function ReceivedList() {
  const { received: w, names } = useWords();
  const language = useLanguage();
  const { query } = useRoute();
  const filter = { form: query.get('form') ?? undefined, page: query.get('page') ?? undefined };
  const pages = usePages<ReceivedAnswer>('received', filter);
  const { error, reload } = pages;
  const first = pages.answers[0];
  useChanges('received', reload);
  const intro = first ? `${w.intro} ${count(w.kept, first.keepDays, language)}` : w.intro;
  const exportLink = (
    <a className={`${button} ${linkButton}`} href={operationAddress('export-received', { ...filter, language })} download>
      <Drawing name="download" size={18} />
      {w.exportAll}
    </a>
  );
  return (
    <ScreenPage title={names.received} intro={intro} tools={first && first.total > 0 ? exportLink : null}>
      <Loaded from={{ data: first, error, reload }}>
        {(answer) => (
          <div className={stack}>
            <Contents first={answer} from={pages} />
            <Refused refused={answer.refused} />
          </div>
        )}
      </Loaded>
    </ScreenPage>
  );
}
