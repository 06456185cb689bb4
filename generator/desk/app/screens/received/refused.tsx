import { css } from '@linaria/core';
import type { ReceivedAnswer } from '../../../model/protocol.ts';
import { useNumbers } from '../../data/formats.ts';
import { type Column, Records } from '../../parts/records.tsx';
import { group, soft } from '../../style/desk.ts';
import { useWords } from '../../words/words.tsx';

const narrow = css`
  max-inline-size: 40rem;
`;

type Line = ReceivedAnswer['refused'][number];

/** Numbers of refused posts by reason; nothing if there are none. */
export function Refused({ refused }: Pick<ReceivedAnswer, 'refused'>) {
  const { received: w } = useWords();
  const numbers = useNumbers();
  const rows = refused.filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  const columns: Column<Line>[] = [
    {
      key: 'reason',
      name: w.refusedReason,
      isMain: true,
      cell: ({ reason }) => (Object.hasOwn(w.reasons, reason) ? w.reasons[reason] : reason),
    },
    { key: 'count', name: w.refusedCount, isShort: true, cell: ({ count }) => numbers(count) },
  ];
  return (
    <section className={`${group} ${narrow}`} aria-labelledby="refused">
      <h2 id="refused">{w.refused}</h2>
      <p className={soft}>{w.refusedHelp}</p>
      <Records name={w.refused} columns={columns} rows={rows} idOf={({ reason }) => reason} />
    </section>
  );
}
